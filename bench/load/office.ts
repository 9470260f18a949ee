import { sql } from 'kysely';
import * as z from 'zod/mini';
import { refreshTokens } from '#resources/paths/session.ts';
import { beginSession } from '#server/auth/sessions.ts';
import type { TokenPair } from '#server/auth/token-pairs.ts';
import { silentLog } from '#server/base/log.ts';
import { StartError } from '#server/base/settings.ts';
import { databaseClock } from '#server/database/clock.ts';
import { openToPrepare } from '#server/database/open.ts';
import { usersPerAdministrator } from '#server/seed/many-users.ts';
import { readData, tokenPair } from '#server/testing/responses.ts';
import type { PlannedCall } from './mix.ts';

/**
 * Begins a session for each of some administrators, without sign-ins: the rate limits would refuse so many. Returns the
 * tokens by the id of the administrator.
 */
async function signInAll(databaseUrl: string, count: number): Promise<ReadonlyMap<string, TokenPair>> {
  const { db, close } = await openToPrepare({ databaseUrl, dataDir: '' }, silentLog);
  const settings = { sessionHours: 12, sessionIdleMinutes: 60, requireSecondFactor: false };
  try {
    return await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`
        select id from users where role = 'admin' and status = 'active' order by created_at limit ${count}`.execute(
        trx,
      );
      const tokens = new Map<string, TokenPair>();
      for (const { id: userId } of rows) {
        const session = await beginSession(
          { db: trx, clock: databaseClock, settings },
          { userId, ip: '127.0.0.1', agent: 'load' },
        );
        tokens.set(userId, session);
      }
      return tokens;
    });
  } finally {
    await close();
  }
}

const successful = z.object({ data: z.unknown() });

/** An access token is valid for 15 minutes. */
const refreshAfter = 10 * 60_000;

/**
 * Returns a function that gives the current access token of a session. The first call after ten minutes gets a new pair
 * of tokens.
 */
function tokenOf(url: string, first: TokenPair): () => Promise<string> {
  let pair = first;
  let since = performance.now();
  return async () => {
    if (performance.now() - since > refreshAfter) {
      since = performance.now();
      const { id, value } = pair.refresh_token;
      const response = await fetch(`${url}${refreshTokens.path}?with-refresh=1`, {
        method: refreshTokens.method,
        headers: { authorization: `Bearer ${value}`, 'X-Refresh-Token-Id': id },
      });
      pair = readData(tokenPair, await response.json());
    }
    return pair.access_token;
  };
}

/**
 * Begins the sessions of an office: administrators who use the service at `url` at the same time. Its database is at
 * `databaseUrl`. Throws a {@link StartError} if there are not as many administrators.
 */
export async function openOffice(url: string, databaseUrl: string, people: number) {
  const signedIn = await signInAll(databaseUrl, people);
  if (signedIn.size < people)
    throw new StartError(
      `--people ${people} needs as many administrators, but the database has ${signedIn.size}: one of ${usersPerAdministrator} users is one. Give more --users or fewer --people.`,
    );
  const tokens = [...signedIn.values()].map((pair) => tokenOf(url, pair));
  const closing = new AbortController();
  let turn = 0;
  const headers = async (token = tokens[turn++ % tokens.length]) => ({
    authorization: `Bearer ${await token?.()}`,
  });
  return {
    /** The ids of their accounts. */
    people: new Set(signedIn.keys()),
    /** Reads data of the service. */
    read: async (path: string) => {
      const response = await fetch(url + path, { headers: await headers() });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return successful.parse(await response.json()).data;
    },
    /** Makes a call as one of them, in turn. Returns the status of its response. */
    send: async ({ method, path, body }: PlannedCall) => {
      const response = await fetch(url + path, {
        method,
        headers: { ...(await headers()), ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      });
      await response.arrayBuffer();
      return response.status;
    },
    /** Opens the event stream of each of them. */
    openStreams: async () => {
      await Promise.all(
        tokens.map(async (token) => {
          const { body } = await fetch(`${url}/api/v1/admin/changes`, {
            headers: { ...(await headers(token)), accept: 'text/event-stream' },
            signal: closing.signal,
          });
          void body?.pipeTo(new WritableStream()).catch(() => {});
        }),
      );
    },
    close: () => closing.abort(),
  };
}
