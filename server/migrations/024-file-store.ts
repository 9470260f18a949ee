import { statements } from './statements.ts';

/**
 * Pictures may be in a store outside of the database: their row then has a digest instead of the bytes. A row that is
 * deleted leaves a note until its object is deleted, too.
 */
export const fileStore = statements(
  `alter table files
    alter column bytes drop not null,
    add column digest bytea,
    add constraint files_bytes_or_digest check (bytes is not null or digest is not null)`,
  'create index files_in_database on files (id) where bytes is not null',
  'create table removed_files (id uuid primary key)',
  `create function note_removed_file() returns trigger language plpgsql as $$
  begin
    insert into removed_files values (old.id);
    return null;
  end
  $$`,
  `create trigger note_removed_file after delete on files
    for each row when (old.bytes is null) execute function note_removed_file()`,
);
