import type { Context } from 'hono';
import type { Call } from '#schema/endpoints.ts';
import { expectProof } from '#server/auth/proofs.ts';
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
  const afterCommit: (() => void)[] = [];
  try {
    if (call.proof) await expectProof(services, c.get('caller'));
    const write = await steps(request);
    const response = await inOneTransaction(db, async (trx) => {
      const repeated = submission && (await reserveKey(trx, submission, now()));
      if (repeated) return repeated;
      const sent = await runUnit(services, c, trx, write, afterCommit);
      if (submission) await rememberResponse(trx, submission, sent, now());
      return sent;
    });
    for (const run of afterCommit) run();
    return respond(c, response);
  } catch (error) {
    // Another attempt of this submission may have succeeded meanwhile and changed what this one checks, e.g. the current
    // password.
    const meanwhile = await remembered().catch(() => undefined);
    if (meanwhile) return respond(c, meanwhile);
    throw error;
  }
}

type Write = Awaited<ReturnType<WriteHandler['steps']>>;

async function runUnit(
  services: CallServices,
  c: Context<Env>,
  trx: DatabaseTransaction,
  write: Write,
  afterCommit: (() => void)[],
): Promise<SentResponse> {
  const entries: JournalEntry[] = [];
  const unit: UnitOfWork = {
    trx,
    journal: { record: (entry) => void entries.push(entry) },
    expectVersion: (record) => expectVersion(c.req.header('if-match'), record),
    afterCommit: (run) => void afterCommit.push(run),
  };
  const response = sentResponse(await write(unit));
  if (entries.length > 0) await services.writeJournal(trx, entries, writtenBy(services, c));
  return response;
}

const writtenBy = ({ settings, now }: CallServices, c: Context<Env>) => ({
  caller: c.get('caller'),
  ip: clientIpAddress(c, settings.trustedProxies),
  at: now(),
});
