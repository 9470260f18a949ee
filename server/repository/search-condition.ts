import { type RawBuilder, sql } from 'kysely';
import type { Resource } from '#schema/resource.ts';
import { regexCharacters, type SearchTerm, searchedLabels, searchTerms } from '#schema/search-terms.ts';
import { choiceText } from '#server/base/messages.ts';
import type { RowFilter } from '#server/http/list-filters.ts';

interface Searched {
  readonly resource: Resource;
  readonly filters: Readonly<Record<string, RowFilter>>;
}

/**
 * Returns the condition that the column `search` of a row contains every word of a query, ignoring case and accents. Words
 * that name a choice also find the rows with it. Those that are its whole label are found in texts only as exactly these words
 * (`SearchTerm`).
 */
export function searchCondition({ resource, filters }: Searched, query: string): RawBuilder<unknown> {
  const terms = searchTerms(
    query,
    searchedLabels(resource, (...choice) => choiceText(resource, ...choice)),
  );
  if (terms.length === 0) return sql`true`;
  return sql.join(
    terms.map((term) => termCondition(filters, term)),
    sql` and `,
  );
}

function termCondition(filters: Searched['filters'], term: SearchTerm): RawBuilder<unknown> {
  const { words, choices, isLabel } = term;
  const contained = words.map(containsWord);
  const inTexts = sql.join(isLabel ? [...contained, containsPhrase(words)] : contained, sql` and `);
  const named = choices.flatMap(
    ({ field, choice }) => filters[field]?.((value) => sql`${value} = ${choice}`) ?? [],
  );
  return named.length === 0 ? inTexts : sql`(${inTexts} or ${sql.join(named, sql` or `)})`;
}

/** `%`, `_` and `\` have no special meaning in a search. */
const containsWord = (word: string) =>
  sql`listed.search like '%' || fold(${word.replace(/[\\%_]/g, '\\$&')}::text) || '%'`;

/** The condition that words are in a text one after the other, none of them as a part of a longer one. */
const containsPhrase = (words: readonly string[]) => {
  const phrase = words.map((word) => word.replace(regexCharacters, '\\$&')).join('\\s+');
  return sql`listed.search ~ ('(^|[^[:alnum:]])' || fold(${phrase}::text) || '($|[^[:alnum:]])')`;
};
