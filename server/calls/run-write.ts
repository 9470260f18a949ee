import type { Context } from 'hono';
import type { Call } from '#schema/endpoints.ts';
import { expectProof } from '#server/auth/proofs.ts';
import { despiteDeadlocks } from '#server/database/despite-deadlocks.ts';
import { inOneTransaction } from '#server/database/one-transaction.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { clientIpAddress } from '#server/http/client-ip-address.ts';
import type { Env } from '#server/http/context.ts';
import type { UnitOfWork, WriteHandler } from './handlers.ts';
import type { CallServices, JournalEntry } from './journal.ts';
import { rememberedResponse, rememberResponse, reserveKey } from './remembered-responses.ts';
import { bodyReader } from './request-body.ts';
import { respond, type SentResponse, sentResponse } from './sent-response.ts';
import { submissionOf } from './submission.ts';
import { expectVersion } from './versions.ts';

/**
 * Runs a write as one unit of work: what the handler changes, the entries of the journal and the remembered response are
 * committed together. An error undoes all of it, so that the next attempt runs the write again.
 * If the database ends it because it and another write wait for each other, its transaction is run again at once.
 */
export async function runWrite(
  services: CallServices,
  call: Call,
  { steps, fileBytes }: WriteHandler,
  c: Context<Env>,
): Promise<Response> {
  const { db, now } = services;
  const request = { c, body: bodyReader(c, call, fileBytes), outside: db };
  const submission = await submissionOf(call, request);
  const remembered = async () => submission && rememberedResponse(db, submission, now());
  const known = await remembered();
  if (known) return respond(c, known);
  let afterCommit: Done['afterCommit'] = [];
  const finish = (sent: SentResponse) => {
    for (const run of afterCommit) run();
    return respond(c, sent);
  };
  try {
    if (call.proof) await expectProof(services, c.get('caller'));
    const write = await steps(request);
    const attempt = async (trx: DatabaseTransaction) => {
      afterCommit = [];
      const repeated = submission && (await reserveKey(trx, submission, now()));
      if (repeated) return repeated;
      const done = await runUnit(services, c, trx, write);
      if (submission) await rememberResponse(trx, submission, done.sent, now());
      afterCommit = done.afterCommit;
      return done.sent;
    };
    return finish(await despiteDeadlocks(() => inOneTransaction(db, attempt)));
  } catch (error) {
    // Another attempt of this submission may have succeeded meanwhile and changed what this one checks, e.g. the current
    // password. Or this one was committed, and only the database's answer to that was lost.
    const meanwhile = await remembered().catch(() => undefined);
    if (meanwhile) return finish(meanwhile);
    throw error;
  }
}

type Write = Awaited<ReturnType<WriteHandler['steps']>>;

/** What one attempt of a write has done in its transaction, and what is to be done once that is committed. */
interface Done {
  readonly sent: SentResponse;
  readonly afterCommit: readonly (() => void)[];
}

async function runUnit(
  services: CallServices,
  c: Context<Env>,
  trx: DatabaseTransaction,
  write: Write,
): Promise<Done> {
  const afterCommit: (() => void)[] = [];
  const entries: JournalEntry[] = [];
  const unit: UnitOfWork = {
    trx,
    journal: { record: (entry) => void entries.push(entry) },
    expectVersion: (record) => expectVersion(c.req.header('if-match'), record),
    afterCommit: (run) => void afterCommit.push(run),
  };
  const sent = sentResponse(await write(unit));
  if (entries.length > 0) await services.writeJournal(trx, entries, writtenBy(services, c));
  return { sent, afterCommit };
}

const writtenBy = ({ settings, now }: CallServices, c: Context<Env>) => ({
  caller: c.get('caller'),
  ip: clientIpAddress(c, settings.trustedProxies),
  at: now(),
});
