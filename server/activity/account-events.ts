import { aboutAccount, type NamedAccount } from '#server/calls/account-subject.ts';
import type { JournalEntry } from '#server/calls/journal.ts';
import type { Database } from '#server/database/tables.ts';
import { journalRows } from './journal-writer.ts';

/** A sign-in, a failed one, the end of a session, or a change of credentials. It holds nothing that was typed. */
export interface AccountEvent {
  readonly action: Extract<
    JournalEntry['action'],
    'sign_in' | 'sign_in_failed' | 'session_ended' | 'credentials'
  >;
  /** What was used or changed, e.g. `password`. */
  readonly name: string;
  /** The account; undefined if there is none, e.g. for an unknown email address. */
  readonly user: NamedAccount | undefined;
  readonly ip: string;
  readonly at: Date;
}

/** Adds an event of an account to the journal. A failed sign-in has no actor, since nobody knows who tried. */
export async function recordAccountEvent(
  db: Database,
  { action, name, user, ip, at }: AccountEvent,
): Promise<void> {
  const caller = action === 'sign_in_failed' ? undefined : user;
  await db
    .insertInto('activity')
    .values(journalRows([{ action, name, ...(user && aboutAccount(user)) }], { caller, ip, at }))
    .execute();
}
