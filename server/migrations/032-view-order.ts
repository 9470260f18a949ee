import { statements } from './statements.ts';

/** The order of the views of a user in a list. Those that were saved before have the order in which they were saved. */
export const viewOrder = statements('alter table saved_views add column position integer not null default 0');
