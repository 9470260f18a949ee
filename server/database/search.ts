import { type RawBuilder, sql } from 'kysely';

/** Every word must be found somewhere, without regard to case or accents; `%`, `_` and `\` mean themselves. */
export function containsWords(query: string): RawBuilder<boolean> {
  const words = query.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return sql<boolean>`true`;
  const conditions = words.map(
    (word) => sql`listed.search like '%' || fold(${word.replace(/[\\%_]/g, '\\$&')}::text) || '%'`,
  );
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
