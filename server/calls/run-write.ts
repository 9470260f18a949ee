import type { Context } from 'hono';
import type { Call } from '#schema/endpoints.ts';
import { clientIpAddress } from '#server/http/client-ip-address.ts';
import type { Env } from '#server/http/context.ts';
import type { Answer, UnitOfWork, WriteHandler } from './handlers.ts';
import type { CallServices, JournalEntry } from './journal.ts';
import { bodyReader } from './request-body.ts';

/**
 * Runs a write as one unit of work: what the handler changes and the entries of the journal are committed together. An
 * error undoes all of it.
 */
export async function runWrite(
  services: CallServices,
  call: Call,
  { steps }: WriteHandler,
  c: Context<Env>,
): Promise<Response> {
  const { db, writeJournal } = services;
  const write = await steps({ c, body: bodyReader(c, call), outside: db });
  const after: (() => void)[] = [];
  const answer = await db.transaction().execute(async (trx) => {
    const entries: JournalEntry[] = [];
    const unit: UnitOfWork = {
      trx,
      journal: { record: (entry) => void entries.push(entry) },
      afterCommit: (run) => void after.push(run),
    };
    const given = await write(unit);
    if (entries.length > 0) await writeJournal(trx, entries, writtenBy(services, c));
    return given;
  });
  for (const run of after) run();
  return respond(c, answer);
}

const writtenBy = ({ settings, now }: CallServices, c: Context<Env>) => ({
  caller: c.get('caller'),
  ip: clientIpAddress(c, settings.trustedProxies),
  at: now(),
});

const respond = (c: Context, { status = 200, body }: Answer) => c.json(body, status);
