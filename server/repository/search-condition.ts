import { type RawBuilder, sql } from 'kysely';
import {
  beforeWords,
  beginsWords,
  regexCharacters,
  searchedLabels,
  searchTerms,
  startOfWord,
  wideMarks,
} from '#schema/search-terms.ts';
import { choiceText } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import type { ResourceTable } from './resource-table.ts';

type Searched = Pick<ResourceTable, 'resource' | 'filters' | 'alsoFound' | 'searchedIf' | 'textsOf'>;

/** A condition in two equivalent forms. */
interface SearchCondition {
  /** The form that PostgreSQL finds with indexes. */
  readonly indexed: RawBuilder<unknown>;
  /** The form that PostgreSQL checks row by row: it reads the rows in the order of a list until there are enough. */
  readonly checked: RawBuilder<unknown>;
  /** True if many rows are likely to fulfil it: they are counted first. Default: false. */
  readonly isFrequent?: boolean;
  /** True if it is only that the row's own texts contain one word, of which PostgreSQL has good statistics. Default: false. */
  readonly isEstimable?: boolean;
}

/** Returns the condition that a text contains a word. */
type Contains = (text: RawBuilder<unknown>, word: string) => RawBuilder<unknown>;

/** Returns a condition of the texts of a row, made of the conditions that they contain some words. */
type TextCondition = (text: RawBuilder<unknown>, contains: Contains) => RawBuilder<unknown>;

/**
 * Returns the condition that the texts of a row contain every word of a query, ignoring case and accents. Words that
 * name a choice also find the rows with it. If words are the whole label of a choice, a text matches only if it
 * contains them as whole words, one after the other (`SearchTerm`).
 */
export async function searchCondition(
  db: Database,
  table: Searched,
  query: string,
): Promise<SearchCondition> {
  const { resource } = table;
  const terms = searchTerms(
    query,
    searchedLabels(resource, (...choice) => choiceText(resource, ...choice)),
  );
  const onlyInTexts: TextCondition[] = [];
  const conditions: SearchCondition[] = [];
  for (const { words, choices, isLabel } of terms) {
    const named = choices.flatMap(
      ({ field, choice }) => table.filters[field]?.((value) => sql`${value} = ${choice}`) ?? [],
    );
    for (const word of isLabel ? [] : words) {
      const others = [...(await linkConditions(db, table, word)), ...named];
      const contained: TextCondition = (text, contains) => contains(text, word);
      if (others.length === 0) onlyInTexts.push(contained);
      else conditions.push(await inTexts(db, table, contained, others));
    }
    if (isLabel)
      conditions.push(await inTexts(db, table, (text, contains) => asWritten(text, words, contains), named));
  }
  if (onlyInTexts.length > 0)
    conditions.push(
      await inTexts(db, table, (...each) => allOf(onlyInTexts.map((condition) => condition(...each)))),
    );
  const current = conditions.length > 0 ? await table.searchedIf?.(db) : undefined;
  if (current) conditions.push({ indexed: current, checked: current });
  return {
    indexed: allOf(conditions.map(({ indexed }) => indexed)),
    checked: allOf(conditions.map(({ checked }) => checked)),
    isFrequent: conditions.some(({ isFrequent }) => isFrequent),
    isEstimable: table.textsOf === undefined && conditions.length === 1 && onlyInTexts.length === 1,
  };
}

/** With more records than these, their ids are not read before the rows that belong to them. */
const maxOwners = 1000;

/**
 * Returns the condition that the texts of a row fulfil `condition`, or that the row fulfils one of the `others`. The texts are
 * its own, or those of the record that it belongs to. If few such records fulfil it, their ids are read first: PostgreSQL then
 * knows how many rows belong to them.
 */
async function inTexts(
  db: Database,
  { textsOf }: Searched,
  condition: TextCondition,
  others: readonly RawBuilder<unknown>[] = [],
): Promise<SearchCondition> {
  const orOthers = (indexed: RawBuilder<unknown>, checked: RawBuilder<unknown>) => ({
    indexed: anyOf([indexed, ...others]),
    checked: anyOf([checked, ...others]),
  });
  if (textsOf === undefined)
    return orOthers(condition(sql`listed.search`, containsWord), condition(sql`listed.search`, hasWord));
  const owner = sql.ref(`listed.${textsOf.column}`);
  const owners = sql`from ${sql.table(textsOf.table)} owner where ${condition(sql`owner.search`, containsWord)}`;
  const { rows } = await sql<{ id: string }>`select owner.id ${owners} limit ${maxOwners + 1}`.execute(db);
  if (rows.length > maxOwners) {
    // A subquery with an offset is not joined.
    const checked = sql`exists (select ${owners} and owner.id = ${owner} offset 0)`;
    return { ...orOthers(sql`${owner} in (select owner.id ${owners})`, checked), isFrequent: true };
  }
  const found = withIds(textsOf.column, rows) ?? sql`false`;
  return orOthers(found, found);
}

/** Returns the conditions that a row names one of the records that a word finds. */
async function linkConditions(db: Database, { alsoFound = [] }: Searched, word: string) {
  const conditions: RawBuilder<unknown>[] = [];
  for (const { column, idsBy } of alsoFound) {
    const { rows } = await sql<{ id: string }>`${idsBy(word)}`.execute(db);
    const found = withIds(column, rows);
    if (found) conditions.push(found);
  }
  return conditions;
}

const withIds = (column: string, rows: readonly { readonly id: string }[]) =>
  rows.length === 0
    ? undefined
    : sql`${sql.ref(`listed.${column}`)} in (${sql.join(rows.map(({ id }) => id))})`;

const anyOf = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;

const allOf = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/**
 * Returns the condition that a text without case and accents contains a word, or that one of its words begins with it, if the
 * word is short (`beginsWords`). `%`, `_` and `\` have no special meaning in it.
 */
export const containsWord: Contains = (text, word) =>
  beginsWords(word)
    ? // An index finds each of these, but no regular expression with the other characters, such as ’, among them.
      anyOf([
        sql`${text} ~ (${startOfWord}::text || fold(${word}::text))`,
        ...wideMarks.map((mark) => sql`${text} like '%' || ${mark}::text || fold(${word}::text) || '%'`),
      ])
    : sql`${text} like '%' || fold(${word.replace(/[\\%_]/g, '\\$&')}::text) || '%'`;

/**
 * Returns the same condition in a form that uses no index. PostgreSQL expects that every third row fulfils it, so it reads the
 * rows in the order of a list. With `like` and a long word it expects one row in ten thousand, and would read the whole table
 * and sort what it finds.
 */
const hasWord: Contains = (text, word) =>
  beginsWords(word)
    ? sql`strpos(' ' || translate(${text}, ${beforeWords}, ${' '.repeat(beforeWords.length)}), ' ' || fold(${word}::text)) > 0`
    : sql`strpos(${text}, fold(${word}::text)) > 0`;

/** Returns the condition that a text contains words one after the other, as whole words. */
function asWritten(
  text: RawBuilder<unknown>,
  words: readonly string[],
  contains: Contains,
): RawBuilder<unknown> {
  const phrase = words.map((word) => word.replace(regexCharacters, '\\$&')).join('\\s+');
  const matches = sql`${text} ~ ('(^|[^[:alnum:]])' || fold(${phrase}::text) || '($|[^[:alnum:]])')`;
  // The pattern alone would use no index.
  return allOf([...words.map((word) => contains(text, word)), matches]);
}
