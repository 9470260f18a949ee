import { evidenceOfSamples, type Guess } from './evidence.ts';
import { readGuesses } from './field-grammar.ts';
import { askedAs, guessAll } from './guess.ts';
import { evidenceOfSchema } from './schema-evidence.ts';
import { Refused } from './sentence.ts';
import { contentOf, paged, recordsOf, schemasIn } from './source-answer.ts';

/** The fields that a source suggests. */
export interface Proposal {
  /** Where they were found, e.g. `12 records of https://host/api/v1/admin/vehicles`. */
  readonly found: string;
  readonly guesses: readonly Guess[];
  /** The call that lists the records, where the source is one. */
  readonly endpoint?: string | undefined;
}

/** The path of a call below the API's base, out of an address. */
const callAt = (url: URL | undefined) => /\/api\/v1(\/[\w/-]*\w)\/?$/.exec(url?.pathname ?? '')?.[1];

/** Reads a schema (`openapi.json#/components/schemas/Vehicle`) or sample records, and says what fields they suggest. */
export async function propose(source: string): Promise<Proposal> {
  const [place = '', pointer] = source.split(/#(?=\/)/, 2);
  if (pointer !== undefined) {
    const document = await contentOf(place);
    const guesses = guessAll(evidenceOfSchema(document, `#${pointer}`));
    return { found: `the schema #${pointer} of ${document.name}`, guesses };
  }
  const answer = await contentOf(paged(place));
  const schemas = schemasIn(answer.content);
  if (schemas !== undefined)
    throw new Refused(
      `${answer.name} describes an API: say which schema, like ${place}#/components/schemas/${schemas[0] ?? 'Vehicle'}. There are ${schemas.join(', ')}.`,
    );
  const records = await recordsOf(answer);
  return {
    found: `${records.length} records of ${answer.name}`,
    guesses: guessAll(evidenceOfSamples(records)),
    endpoint: callAt(answer.url),
  };
}

/** A proposal with what a person says of it: `seats:money!` says what a field is, `-seats` leaves it out. */
export function corrected({ guesses, ...proposal }: Proposal, said: string): Proposal {
  const { dropped, given } = readGuesses(said);
  const unknown = dropped.find((name) => !guesses.some((guess) => guess.name === name));
  if (unknown !== undefined) throw new Refused(`There is no “${unknown}” to leave out.`);
  const kept = guesses.map((guess) => {
    if (dropped.includes(guess.name))
      return { name: guess.name, mark: '', sure: 'sure', why: 'as you say' } as const;
    return given.find(({ name }) => name === guess.name) ?? guess;
  });
  const added = given.filter(({ name }) => !guesses.some((guess) => guess.name === name));
  return { ...proposal, guesses: [...kept, ...added] };
}

/** What `--fields` would have to say to ask for the same. */
export const fieldsLine = ({ guesses }: Proposal) =>
  guesses
    .filter(({ kind }) => kind !== undefined)
    .map(askedAs)
    .join(', ');
