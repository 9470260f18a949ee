import { statements } from './statements.ts';

/**
 * A picture that was moved back to the database keeps its digest, and is not moved to the store again. One index finds the
 * pictures to move, the other one those in the store. Its object may be left behind, so that its deletion is noted, too.
 */
export const movedBack = statements(
  'drop index files_in_database',
  'create index files_to_move on files (id) where digest is null',
  'create index files_in_store on files (id) where bytes is null',
  'drop trigger note_removed_file on files',
  `create trigger note_removed_file after delete on files
    for each row when (old.digest is not null) execute function note_removed_file()`,
);
