import { isObject, type JsonObject, member } from '#schema/objects.ts';
import type { Resource } from '#schema/resource.ts';
import type { Operation } from '#server/openapi/operation.ts';
import type { ReadList } from './lists.ts';
import { type Mismatch, mismatch } from './mismatch.ts';
import { type Contents, isWhole, statedTotal } from './responses.ts';
import { idOf } from './values.ts';

/** A word that no record contains. */
const nonsense = 'zqxjkvwz';

/** A word to search for, and the record that it must find; none if a search need not look into the text with the word. */
interface Wanted {
  readonly word: string;
  readonly id?: unknown;
}

/** Returns true if a search must look into the titles of a resource's records: not into those that are other records. */
export const searchesTitle = ({ fields, title }: Resource): boolean =>
  fields[title]?.link === undefined && fields[title]?.choices === undefined;

/**
 * Returns the longest word of a record's title: a service may ignore a short one. What is more than letters may be searched for in
 * another spelling.
 */
function titleWord({ fields, title: name }: Resource, record: JsonObject): string | undefined {
  const { choices, link } = fields[name] ?? {};
  const value = record[name];
  const title = link && isObject(value) ? member(value, link.by) : value;
  // A search finds the label of a choice, not its value.
  if (typeof title !== 'string' || choices) return undefined;
  const words = title.split(/\s+/).filter((word) => /^\p{L}{3,}$/u.test(word));
  return words.toSorted((one, other) => other.length - one.length)[0];
}

/** Returns any word of a record. */
function wordIn(record: JsonObject): string | undefined {
  const texts = Object.entries(record).flatMap(([name, value]) =>
    name !== 'id' && typeof value === 'string' ? [value] : [],
  );
  return texts.map((text) => /\p{L}{3,}/u.exec(text)?.[0]).find((word) => word !== undefined);
}

/** Returns what to search for: a title, rather of an older record, since a service may need time to index a new one. */
function wantedIn({ holds }: Operation, { records }: Contents): Wanted | undefined {
  const titled = records.flatMap((record) => {
    const [id, word] = [idOf(record), holds && titleWord(holds, record)];
    if (holds === undefined || id === undefined || word === undefined) return [];
    return [searchesTitle(holds) ? { id, word } : { word }];
  });
  const [any] = records.slice(0, 1).map(wordIn);
  return titled.at(-1) ?? (any === undefined ? undefined : { word: any });
}

/** Returns true if a page that a search found must have the record, but does not: it may be on another page. */
function lacks({ id }: Wanted, found: Contents): boolean {
  return id !== undefined && isWhole(found) && !found.records.some((record) => idOf(record) === id);
}

/**
 * Returns what is wrong with a search: a word of a title finds that record, unless the title is another record, and no more than
 * there is; a word that no record has finds none.
 */
export async function searchMismatches(
  read: ReadList,
  operation: Operation,
  first: Contents,
): Promise<Mismatch[]> {
  const wanted = wantedIn(operation, first);
  const found = wanted && (await read({ query: wanted.word }));
  const none = await read({ query: nonsense });
  const isIgnored = none !== undefined && none.records.length + (statedTotal(none) ?? 0) > 0;
  const [all, some] = [statedTotal(first), found && statedTotal(found)];
  const isLarger = all !== undefined && some !== undefined && some > all;
  const isLost = wanted !== undefined && found !== undefined && lacks(wanted, found);
  const wrong = isLost ? 'not the record' : isIgnored || isLarger ? 'other records' : undefined;
  return wrong === undefined ? [] : [mismatch('value', 'with a query', 'the records that contain it', wrong)];
}
