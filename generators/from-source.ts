import { type Answers, requestOf } from './command-line.ts';
import { guessTable } from './guess-table.ts';
import { interview, type Terminal } from './interview.ts';
import { corrected, fieldsLine, type Proposal, propose } from './proposal.ts';
import { generateResource } from './resource.ts';

/** An entity whose fields are found elsewhere. */
export interface SourcedAnswers extends Answers {
  readonly from: string;
  /** Whether it is written without a question. */
  readonly yes?: boolean | undefined;
}

/** What became of it: what is to be said, and what was written, where anything was. */
export interface Outcome {
  readonly said: string;
  readonly written?: readonly string[];
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that asks for the same without the source. */
function commandOf(answers: Answers): string {
  const options = ['many', 'one', 'path', 'labels', 'endpoint', 'fields'] as const;
  const said = options.flatMap((name) => {
    const value = answers[name];
    return value === undefined || value === '' ? [] : [`--${name} ${quoted(value)}`];
  });
  return `npm run generate -- resource ${[answers.name, ...said].join(' \\\n    ')}`;
}

/** Its answers with the fields of the proposal, checked as if they had been typed. */
function answersOf({ from: _, yes: __, ...answers }: SourcedAnswers, proposal: Proposal): Answers {
  const full = { ...answers, endpoint: answers.endpoint ?? proposal.endpoint, fields: fieldsLine(proposal) };
  requestOf(full);
  return full;
}

/**
 * Proposes the fields of an entity out of a schema or of sample records. Where somebody sits at a terminal they correct
 * the proposal first; where nobody does it is only written if that was said beforehand.
 */
export async function generateFrom(
  answers: SourcedAnswers,
  terminal: Terminal | undefined,
): Promise<Outcome> {
  const found = await propose(answers.from);
  const proposal = answers.fields === undefined ? found : corrected(found, answers.fields);
  const head = `Out of ${proposal.found}:\n`;
  if (answers.yes === true)
    return {
      said: `${head}\n${guessTable(proposal.guesses)}\n`,
      written: generateResource(requestOf(answersOf(answers, proposal))),
    };
  if (terminal === undefined) {
    const command = commandOf(answersOf(answers, proposal));
    return {
      said: `${head}\n${guessTable(proposal.guesses)}\n\nNothing was written. Correct what is wrong and run\n\n  ${command}\n\nor add --yes to write it as it was guessed.`,
    };
  }
  terminal.output.write(head);
  const settled = await interview(proposal, terminal);
  if (settled === undefined) return { said: '\nNothing was written.' };
  const final = answersOf(answers, settled);
  return { said: `\nThe same again: ${commandOf(final)}\n`, written: generateResource(requestOf(final)) };
}
