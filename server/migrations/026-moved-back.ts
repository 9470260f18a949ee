import { statements } from './statements.ts';

/**
 * A picture that was moved back to the database keeps its digest, and is not moved to the store again. One index finds the
 * pictures to move, the other one those in the store.
 */
export const movedBack = statements(
  'drop index files_in_database',
  'create index files_to_move on files (id) where digest is null',
  'create index files_in_store on files (id) where bytes is null',
);
