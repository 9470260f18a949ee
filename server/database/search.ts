import { type RawBuilder, sql } from 'kysely';

/** Returns the condition that `search` contains every word, ignoring case and accents. */
export function containsWords(query: string): RawBuilder<boolean> {
  const words = query.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return sql<boolean>`true`;
  const conditions = words.map(
    (word) =>
      // `%`, `_` and `\` have no special meaning in a search.
      sql`listed.search like '%' || fold(${word.replace(/[\\%_]/g, '\\$&')}::text) || '%'`,
  );
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
