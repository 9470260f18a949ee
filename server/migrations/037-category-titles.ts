import { statements } from './statements.ts';

/**
 * Establishments are found by the title of their category without a copy of it in their rows: a new title of a category with
 * 100,000 establishments took longer than a statement may. Rows from before keep their copy until they change, or until the title
 * of their category does.
 */
export const categoryTitles = statements(
  `create or replace function establishments_words() returns trigger language plpgsql as $$
    begin
      new.search := fold(new.nom || ' ' || new.adresse) || ' ' || plain_phone(new.phone);
      return new;
    end $$`,
  `create or replace function pass_on_category_words() returns trigger language plpgsql as $$
    begin
      update establishments set category_id = category_id
        where category_id = new.id and strpos(search, old.titre_key) > 0
          and right(search, length(old.titre_key || plain_phone(phone)) + 2) = ' ' || old.titre_key || ' ' || plain_phone(phone);
      return null;
    end $$`,
);
