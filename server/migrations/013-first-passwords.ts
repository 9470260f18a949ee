import { statements } from './statements.ts';

/** A password that an administrator chose for another person must be changed before anything else. */
export const firstPasswords = statements(
  'alter table users add column password_change_due boolean not null default false',
);
