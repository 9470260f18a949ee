import { statements } from './statements.ts';

/**
 * The texts of a list as one text, for the search columns of generated tables. PostgreSQL's own function may not be in such
 * a column: of other types than texts, it depends on settings. A restored backup of an older version may have this function
 * already, for the columns of generated tables.
 */
export const joinTexts = `create or replace function joined(texts text[]) returns text
  language sql immutable strict parallel safe as $$
    select array_to_string(texts, ' ')
  $$`;

export const tags = statements(joinTexts);
