import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Services } from './context.ts';
import { unavailable } from './http-error.ts';
import { data } from './responses.ts';

/** The time in which the database must respond to count as ready. */
const readyMs = 2000;

/**
 * Creates the routes about the state of the process. `/health` says that it runs, whatever its database does: a database
 * that does not respond is not a reason to restart the process. `/ready` says whether it can serve requests now.
 */
export function stateRoutes({ db }: Pick<Services, 'db'>): Hono {
  let check: Promise<boolean> | undefined;

  /** Calls during a check share it, so that a database that does not respond gets only one statement. */
  function isReady(): Promise<boolean> {
    check ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        check = undefined;
      });
    return Promise.race([check, wait(readyMs, false, { ref: false })]);
  }

  return new Hono()
    .get('/health', (c) => c.json(data({ alive: true })))
    .get('/ready', async (c) => {
      if (!(await isReady())) throw unavailable();
      return c.json(data({ ready: true }));
    });
}
