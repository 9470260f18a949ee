import { statements } from './statements.ts';

/** A file with a name is a document: it is downloaded under that name. Pictures have none. */
export const documentNames = statements('alter table files add column name text');
