import { users } from '#resources/users.ts';
import type { JournalEntry } from './journal.ts';

/** The members of a user that the journal stores. */
export interface NamedAccount {
  readonly id: string;
  readonly name: string;
}

/** Returns the part of an entry that names the account whose credentials, sessions or settings changed. */
export const aboutAccount = ({
  id,
  name,
}: NamedAccount): Pick<JournalEntry, 'resource' | 'before' | 'after'> => ({
  resource: users,
  before: { id, name },
  after: { id, name },
});
