import { statements } from './statements.ts';

/** Searches of users and establishments find telephone numbers, too. */
export const search = statements(
  // A number without spaces, in its national form, so that it is found however it is spelt.
  `create function plain_phone(phone text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(regexp_replace(phone, '\\D', '', 'g'), '^(00)?33', '0')
  $$`,

  // Other lists are searched by the name and the email address of their user only.
  `create or replace function words_of_user(sought uuid) returns text language sql stable as
    'select coalesce((select fold(name || '' '' || email) from users where id = sought), '''')'`,
  'alter table users drop column search',
  `alter table users add column search text not null collate "C"
    generated always as (fold(name || ' ' || email) || coalesce(' ' || plain_phone(phone), '')) stored`,
  'create index users_search on users using gin (search gin_trgm_ops)',

  `create or replace function establishments_words() returns trigger language plpgsql as $$
    begin
      new.search := fold(new.nom || ' ' || new.adresse) || ' ' || words_of_category(new.category_id)
        || ' ' || plain_phone(new.phone);
      return new;
    end $$`,
  'drop trigger establishments_words on establishments',
  `create trigger establishments_words before insert or update of nom, adresse, category_id, phone on establishments
    for each row execute function establishments_words()`,
  'update establishments set phone = phone',
);
