import { type RawBuilder, sql } from 'kysely';
import { regexCharacters, searchedLabels, searchTerms } from '#schema/search-terms.ts';
import { choiceText } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import type { ResourceTable } from './resource-table.ts';

type Searched = Pick<ResourceTable, 'name' | 'resource' | 'filters' | 'alsoFound' | 'textsOf'>;

/** A condition of the texts of a row. */
type TextCondition = (text: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * Returns the condition that the texts of a row contain every word of a query, ignoring case and accents. Words
 * that name a choice also find the rows with it. Those that are its whole label are found in texts only as exactly these words
 * (`SearchTerm`).
 */
export async function searchCondition(
  db: Database,
  table: Searched,
  query: string,
): Promise<RawBuilder<unknown>> {
  const { resource } = table;
  const terms = searchTerms(
    query,
    searchedLabels(resource, (...choice) => choiceText(resource, ...choice)),
  );
  const onlyInTexts: TextCondition[] = [];
  const conditions: RawBuilder<unknown>[] = [];
  for (const { words, choices, isLabel } of terms) {
    const named = choices.flatMap(
      ({ field, choice }) => table.filters[field]?.((value) => sql`${value} = ${choice}`) ?? [],
    );
    const phrase: TextCondition = (text) =>
      allOf([...words.map(containing(text)), containsPhrase(text, words)]);
    if (isLabel) conditions.push(await inTextsOr(db, table, phrase, named));
    else
      for (const word of words) {
        const others = [...(await linkConditions(db, table, word)), ...named];
        const contained: TextCondition = (text) => containsWord(text, word);
        if (others.length === 0) onlyInTexts.push(contained);
        else conditions.push(await inTextsOr(db, table, contained, others));
      }
  }
  if (onlyInTexts.length > 0)
    conditions.push(inTexts(table, (text) => allOf(onlyInTexts.map((condition) => condition(text)))));
  return conditions.length === 0 ? sql`true` : allOf(conditions);
}

/** Returns the condition of the rows whose texts fulfil a condition: their own, or those of the record that they belong to. */
function inTexts({ textsOf }: Searched, condition: TextCondition): RawBuilder<unknown> {
  if (textsOf === undefined) return condition(sql`listed.search`);
  const { column, table } = textsOf;
  return sql`${sql.ref(`listed.${column}`)} in (${idsIn(table, condition)})`;
}

const idsIn = (table: string, condition: TextCondition) =>
  sql`select owner.id from ${sql.table(table)} owner where ${condition(sql`owner.search`)}`;

/** The number of records up to which their ids are read before the rows that belong to them. */
const maxOwners = 1000;

/**
 * Returns the condition of the rows whose texts fulfil a condition, or that fulfil one of several others. Beside another
 * condition PostgreSQL uses no index for a subquery, so the ids that it finds are read before.
 */
async function inTextsOr(
  db: Database,
  table: Searched,
  condition: TextCondition,
  others: readonly RawBuilder<unknown>[],
): Promise<RawBuilder<unknown>> {
  const { textsOf } = table;
  if (textsOf === undefined || others.length === 0) return anyOf([inTexts(table, condition), ...others]);
  const { rows } = await sql<{ id: string }>`
    ${idsIn(textsOf.table, condition)} limit ${maxOwners + 1}`.execute(db);
  if (rows.length > maxOwners) return anyOf([inTexts(table, condition), ...others]);
  return anyOf([...withIds(textsOf.column, rows), ...others]);
}

/** Returns the conditions of the rows that name a record which a word finds. */
async function linkConditions(db: Database, { alsoFound = [] }: Searched, word: string) {
  const conditions: RawBuilder<unknown>[] = [];
  for (const { column, idsBy } of alsoFound) {
    const { rows } = await sql<{ id: string }>`${idsBy(word)}`.execute(db);
    conditions.push(...withIds(column, rows));
  }
  return conditions;
}

const withIds = (column: string, rows: readonly { readonly id: string }[]) =>
  rows.length === 0 ? [] : [sql`${sql.ref(`listed.${column}`)} in (${sql.join(rows.map(({ id }) => id))})`];

const allOf = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);

const containing = (text: RawBuilder<unknown>) => (word: string) => containsWord(text, word);

const anyOf = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 1 ? sql`${conditions[0]}` : sql`(${sql.join(conditions, sql` or `)})`;

/** Returns the condition that a text without case and accents contains a word. `%`, `_` and `\` have no special meaning in it. */
export const containsWord = (text: RawBuilder<unknown>, word: string): RawBuilder<unknown> =>
  sql`${text} like '%' || fold(${word.replace(/[\\%_]/g, '\\$&')}::text) || '%'`;

/** The condition that words are in a text one after the other, none of them as a part of a longer one. */
const containsPhrase = (text: RawBuilder<unknown>, words: readonly string[]) => {
  const phrase = words.map((word) => word.replace(regexCharacters, '\\$&')).join('\\s+');
  return sql`${text} ~ ('(^|[^[:alnum:]])' || fold(${phrase}::text) || '($|[^[:alnum:]])')`;
};
