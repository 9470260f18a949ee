import { type RawBuilder, sql } from 'kysely';
import { regexCharacters, type SearchTerm, searchedLabels, searchTerms } from '#schema/search-terms.ts';
import { choiceText } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import type { ResourceTable } from './resource-table.ts';

type Searched = Pick<ResourceTable, 'resource' | 'filters' | 'alsoFound'>;

/**
 * Returns the condition that the column `search` of a row contains every word of a query, ignoring case and accents. Words
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
  if (terms.length === 0) return sql`true`;
  const conditions: RawBuilder<unknown>[] = [];
  for (const term of terms) conditions.push(await termCondition(db, table, term));
  return sql.join(conditions, sql` and `);
}

async function termCondition(db: Database, table: Searched, term: SearchTerm): Promise<RawBuilder<unknown>> {
  const { words, choices, isLabel } = term;
  const contained: RawBuilder<unknown>[] = [];
  for (const word of words) {
    const linked = isLabel ? [] : await linkConditions(db, table, word);
    contained.push(anyOf([containsWord(sql`listed.search`, word), ...linked]));
  }
  const inTexts = sql.join(isLabel ? [...contained, containsPhrase(words)] : contained, sql` and `);
  const named = choices.flatMap(
    ({ field, choice }) => table.filters[field]?.((value) => sql`${value} = ${choice}`) ?? [],
  );
  return anyOf([inTexts, ...named]);
}

/** Returns the conditions of the rows that name a record which a word finds. */
async function linkConditions(db: Database, { alsoFound = [] }: Searched, word: string) {
  const conditions: RawBuilder<unknown>[] = [];
  for (const { column, idsBy } of alsoFound) {
    const { rows } = await sql<{ id: string }>`${idsBy(word)}`.execute(db);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) conditions.push(sql`${sql.ref(`listed.${column}`)} in (${sql.join(ids)})`);
  }
  return conditions;
}

const anyOf = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 1 ? sql`${conditions[0]}` : sql`(${sql.join(conditions, sql` or `)})`;

/** Returns the condition that a text without case and accents contains a word. `%`, `_` and `\` have no special meaning in it. */
export const containsWord = (text: RawBuilder<unknown>, word: string): RawBuilder<unknown> =>
  sql`${text} like '%' || fold(${word.replace(/[\\%_]/g, '\\$&')}::text) || '%'`;

/** The condition that words are in a text one after the other, none of them as a part of a longer one. */
const containsPhrase = (words: readonly string[]) => {
  const phrase = words.map((word) => word.replace(regexCharacters, '\\$&')).join('\\s+');
  return sql`listed.search ~ ('(^|[^[:alnum:]])' || fold(${phrase}::text) || '($|[^[:alnum:]])')`;
};
