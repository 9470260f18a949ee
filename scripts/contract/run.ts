import { fetchInDialect } from '#schema/fetch-in-dialect.ts';
import type { Resource } from '#schema/resource.ts';
import { translatedCalls } from '#schema/translated-calls.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { distinct, operationsOf } from '#server/openapi/operations.ts';
import { checkFilters } from './filters.ts';
import { createFindings } from './findings.ts';
import type { ResponseKeeper } from './fixtures.ts';
import { liveApi } from './live-api.ts';
import { checkReads } from './reads.ts';
import { checkRefusals } from './refusals.ts';
import { RunError } from './run-error.ts';
import { type Access, beginSession, checkUnauthorized } from './session.ts';
import { checkWrites, type Leftover, skipWrites } from './writes.ts';

/** The options of a check. */
export interface ContractOptions {
  readonly base: string;
  readonly access: Access;
  readonly resources: readonly Resource[];
  readonly fetch: typeof globalThis.fetch;
  /** The maximum time for one response, in milliseconds. */
  readonly timeout: number;
  readonly write: boolean;
  /** The groups to check; empty for all. */
  readonly only: readonly string[];
  /** Keeps responses. Default: none is kept. */
  readonly keepResponse?: ResponseKeeper | undefined;
}

/** The result of a check. */
export type Outcome = Awaited<ReturnType<typeof runContract>>;

/** Returns the operations of some groups, and the lists that contain the records for them. */
function selected(all: readonly Operation[], only: readonly string[]): readonly Operation[] {
  if (only.length === 0) return all;
  const groups = new Set(all.map(({ group }) => group));
  const unknown = only.filter((name) => !groups.has(name));
  if (unknown.length > 0)
    throw new RunError(`--only: there is no ${unknown.join(', ')}. There are: ${[...groups].join(', ')}.`);
  const own = all.filter(({ group }) => only.includes(group));
  const lists = own.map(({ of }) => `${of}.list`);
  return all.filter((each) => own.includes(each) || lists.includes(each.id));
}

/** Makes the declared calls on a live API, in the dialects of the resources, and compares the responses. Throws a {@link RunError} if it cannot. */
export async function runContract(options: ContractOptions) {
  const { resources, access, write, only, keepResponse, ...connection } = options;
  const operations = selected(distinct(operationsOf(resources)), only);
  const fetch = fetchInDialect(connection.fetch, translatedCalls(resources), connection.base);
  const check = {
    api: liveApi({ ...connection, fetch }),
    findings: createFindings(keepResponse),
    operations,
  };
  const endSession = await beginSession(check, access);
  let leftovers: readonly Leftover[] = [];
  let onlyRefused: ReadonlySet<Operation> = new Set();
  try {
    await checkUnauthorized(check);
    await checkReads(check);
    await checkFilters(check, resources);
    if (write) {
      leftovers = await checkWrites(check, resources);
      onlyRefused = await checkRefusals(check, resources);
    }
  } finally {
    await endSession();
  }
  skipWrites(check, resources, { write, onlyRefused });
  return {
    findings: check.findings,
    operations: operations.filter(({ group }) => only.length === 0 || only.includes(group)),
    /** The number of requests. */
    calls: check.api.calls,
    leftovers,
  };
}
