import type { Updateable } from 'kysely';
import * as z from 'zod/mini';
import { newRole, statusNote, users } from '#resources/users.ts';
import { problem } from '#schema/problem.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { endChallenges, hasFactor, removeFactors } from '#server/auth/factor-rows.ts';
import { notifyOwner } from '#server/auth/notices.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { choiceText, type MessageName, message } from '#server/base/messages.ts';
import { type UnitOfWork, type WriteResponse, writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import type { DatabaseTransaction, UsersTable } from '#server/database/tables.ts';
import { checked } from '#server/http/checked.ts';
import type { Tools } from '#server/http/context.ts';
import { conflict, notFound } from '#server/http/http-error.ts';
import { data } from '#server/http/responses.ts';
import { readRecord } from '#server/repository/records.ts';
import { lockAdministration } from './administration.ts';
import { existingUser } from './existing-user.ts';
import { readUser, userTable } from './table.ts';

const roleBody = z.object({ role: newRole.draft });
const statusBody = z.object({
  status: z.enum(['active', 'disabled'], {
    error: ({ input }) => problem(input === undefined || input === null ? 'required' : 'choice'),
  }),
  note: z.optional(statusNote.draft),
});

/** A change of the role or the status of a user. */
interface Change {
  /** The name of the command. */
  readonly name: 'role' | 'disable' | 'enable';
  readonly callerId: string;
  readonly id: string;
  /** Returns what changes; nothing if the user has it already. */
  readonly set: (user: StoredRecord) => Updateable<UsersTable>;
  readonly done: MessageName;
  readonly note?: string | undefined;
}

/** Returns the routes of the commands on users. */
export const userCommandRoutes = (tools: Tools): readonly ServiceRoute[] => [
  [
    users.commands?.['role']?.call,
    writing(async ({ c, body, outside }) => {
      const { role } = checked(roleBody, (await body()).json);
      const whom = { callerId: c.get('caller').id, id: await existingUser(c, outside) };
      const set = (user: StoredRecord) => (user['role'] === role ? {} : { role, active_role: role });
      return (unit) => changeUser(tools, unit, { ...whom, name: 'role', set, done: 'roleChanged' });
    }),
  ],
  // Disabling and enabling are one call.
  [
    users.commands?.['disable']?.call,
    writing(async ({ c, body, outside }) => {
      const { status, note } = checked(statusBody, (await body()).json);
      const whom = { callerId: c.get('caller').id, id: await existingUser(c, outside), note };
      const set = (user: StoredRecord) => (user['status'] === status ? {} : { status });
      const change =
        status === 'disabled'
          ? ({ ...whom, name: 'disable', set, done: 'userDisabled' } as const)
          : ({ ...whom, name: 'enable', set, done: 'userEnabled' } as const);
      return (unit) => changeUser(tools, unit, change);
    }),
  ],
  [
    users.commands?.['endSessions']?.call,
    writing(async ({ c, outside }) => {
      const id = await existingUser(c, outside);
      return async ({ trx, journal, expectVersion, afterCommit }) => {
        const user = await readRecord(trx, userTable, id, { lock: true });
        if (!user) throw notFound('userNotFound');
        expectVersion(user);
        await endAccess(trx, id);
        const entry = { action: 'session_ended', name: 'endSessions', resource: users } as const;
        journal.record({ ...entry, before: user, after: user });
        afterCommit(() => notify(tools, user, 'endSessions'));
        return { body: { ...data(user), message: message('sessionsEnded') }, current: user };
      };
    }),
  ],
  [
    users.commands?.['resetFactors']?.call,
    writing(async ({ c, outside }) => {
      const whom = { callerId: c.get('caller').id, id: await existingUser(c, outside) };
      return (unit) => resetFactors(tools, unit, whom);
    }),
  ],
];

/**
 * Changes the role or the status of another user. A user who is disabled is signed out everywhere. If the user has this role
 * or status already, there is nothing to write in the journal or to tell the user.
 */
async function changeUser(
  tools: Tools,
  unit: UnitOfWork,
  { callerId, id, name, set, done, note }: Change,
): Promise<WriteResponse> {
  const { trx, journal, afterCommit } = unit;
  const before = await lockOther(unit, { callerId, id, refusal: 'ownRights' });
  const changes = set(before);
  if (Object.keys(changes).length === 0)
    return { body: { ...data(before), message: message(done) }, current: before };
  await trx.updateTable('users').set(changes).where('id', '=', id).execute();
  if (changes.status === 'disabled') await endAccess(trx, id);
  const after = (await readUser(trx, id)) ?? before;
  journal.record({ action: 'command', name, resource: users, before, after, ...(note && { note }) });
  afterCommit(() => notify(tools, after, name));
  return { body: { ...data(after), message: message(done) }, current: after };
}

/**
 * Removes the second factors of another user who has lost them. All sessions of that user end, since somebody else may
 * use one. Where a second factor is required, the user sets up a new one after the next sign-in.
 */
async function resetFactors(
  tools: Tools,
  unit: UnitOfWork,
  { callerId, id }: Pick<Change, 'callerId' | 'id'>,
): Promise<WriteResponse> {
  const { trx, journal, afterCommit } = unit;
  // Users change their own factors in the settings.
  const user = await lockOther(unit, { callerId, id, refusal: 'ownFactors' });
  if (!(await hasFactor(trx, id))) throw conflict('E_NO_FACTOR', message('noFactor'));
  await removeFactors(trx, id);
  await endAccess(trx, id);
  const entry = { action: 'credentials', name: 'resetFactors', resource: users } as const;
  journal.record({ ...entry, before: user, after: user });
  afterCommit(() => notify(tools, user, 'resetFactors'));
  return { body: { ...data(user), message: message('factorsReset') }, current: user };
}

/**
 * Locks another user for a change by an administrator. Returns the user as it is now. Throws an `HttpError` if it is the
 * caller (with the message `refusal`), if there is no such user, or if the caller saw an earlier version.
 */
async function lockOther(
  { trx, expectVersion }: UnitOfWork,
  { callerId, id, refusal }: Pick<Change, 'callerId' | 'id'> & { readonly refusal: MessageName },
): Promise<StoredRecord> {
  await lockAdministration(trx, callerId, id);
  if (id === callerId) throw conflict('E_OWN_ACCOUNT', message(refusal));
  const user = await readUser(trx, id);
  if (!user) throw notFound('userNotFound');
  expectVersion(user);
  return user;
}

/** Ends the sessions of a user, and the sign-ins that wait for a second factor. */
async function endAccess(trx: DatabaseTransaction, id: string): Promise<void> {
  await endSessionsOf(trx, id, {});
  await endChallenges(trx, id);
}

const notify = (tools: Tools, user: StoredRecord, change: Change['name'] | 'endSessions' | 'resetFactors') =>
  notifyOwner(tools, String(user['email']), change, choiceText(users, 'role', String(user['role'])));
