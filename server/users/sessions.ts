import { endOneSession, endOtherSessions, readSessions } from '#resources/paths/sessions.ts';
import { isLive } from '#server/auth/session-life.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { message } from '#server/base/messages.ts';
import { aboutAccount } from '#server/calls/account-subject.ts';
import { writing } from '#server/calls/handlers.ts';
import type { JournalEntry } from '#server/calls/journal.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { isId } from '#server/database/ids.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import type { Caller, Tools } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { data, messageOnly } from '#server/http/responses.ts';

/** Returns the routes of the signed-in user's open sessions. */
export const openSessionRoutes = (tools: Tools): readonly ServiceRoute[] => [
  [readSessions, async (c, db) => c.json(data(await openSessions(tools, db, c.get('caller'))))],
  [
    endOneSession,
    writing(async ({ c }) => {
      const id = c.req.param('id') ?? '';
      return async ({ trx, journal }) => {
        const ended = isId(id) && (await endSessionsOf(trx, c.get('caller').id, { only: id }));
        if (!ended) throw notFound('sessionNotFound');
        journal.record(await endedSessions(trx, c.get('caller').id, 'one'));
        return { body: messageOnly(message('sessionEnded')) };
      };
    }),
  ],
  [
    endOtherSessions,
    writing(async ({ c }) => async ({ trx, journal }) => {
      const { id, sessionId } = c.get('caller');
      await endSessionsOf(trx, id, { except: sessionId });
      journal.record(await endedSessions(trx, id, 'others'));
      return { body: messageOnly(message('sessionsEnded')) };
    }),
  ],
];

/** Returns the entry of the journal about ended sessions of a user. */
async function endedSessions(trx: DatabaseTransaction, id: string, name: string): Promise<JournalEntry> {
  const account = trx.selectFrom('users').select(['id', 'name']).where('id', '=', id);
  const user = await account.executeTakeFirst();
  return { action: 'session_ended', name, ...(user && aboutAccount(user)) };
}

async function openSessions(tools: Tools, db: Database, { id, sessionId }: Caller) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'ip', 'agent'])
    .where('user_id', '=', id)
    .where(isLive({ ...tools, db }))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  const { settings } = tools;
  return rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: {
      absolute: after(row.created_at, settings.sessionHours * 60),
      idle: after(row.last_used_at, settings.sessionIdleMinutes),
    },
    ip: row.ip,
    agent: row.agent,
  }));
}

const after = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000).toISOString();
