import { fetchInDialect } from '#schema/fetch-in-dialect.ts';
import type { Resource } from '#schema/resource.ts';
import { translatedCalls } from '#schema/translated-calls.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { distinct, operationsOf } from '#server/openapi/operations.ts';
import { checkFilters } from './filters.ts';
import { createFindings, type Findings } from './findings.ts';
import type { ResponseKeeper } from './fixtures.ts';
import { createLeftovers, type Leftovers, leftoverText } from './leftovers.ts';
import { liveApi } from './live-api.ts';
import { checkReads } from './reads.ts';
import { checkRefusals } from './refusals.ts';
import { failureText, RunError } from './run-error.ts';
import { type Access, beginSession, checkUnauthorized } from './session.ts';
import { checkWrites, skipWrites } from './writes.ts';

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

/** Throws a {@link RunError} if no response could be read and nothing was found: such a check says nothing about the API. */
function refuseNothing({ all, readable, skipped }: Findings, operations: readonly Operation[]): void {
  const isOf = ({ operation }: { readonly operation: Operation }) => operations.includes(operation);
  if (operations.some((operation) => readable.has(operation)) || all.some(isOf)) return;
  const reasons = skipped.filter(isOf).map(({ reason }) => reason);
  throw new RunError(`Nothing could be checked: ${[...new Set(reasons)].join('; ')}.`);
}

/** Returns why a check failed, and which records it leaves: its report, which would name them, is lost. */
const failedText = (error: unknown, leftovers: Leftovers) =>
  [failureText(error), '', ...leftovers.all.map(leftoverText)].join('\n');

/** Makes the declared calls on a live API, in the dialects of the resources, and compares the responses. Throws a {@link RunError} if it cannot. */
export async function runContract(options: ContractOptions) {
  const { resources, access, write, only, keepResponse, ...connection } = options;
  const declared = distinct(operationsOf(resources));
  const operations = selected(declared, only);
  const fetch = fetchInDialect(connection.fetch, translatedCalls(resources), connection.base);
  const check = {
    api: liveApi({ ...connection, fetch }),
    findings: createFindings(keepResponse),
    operations,
  };
  const endSession = await beginSession(check, access);
  const leftovers = createLeftovers();
  let onlyRefused: ReadonlySet<Operation> = new Set();
  try {
    try {
      await checkUnauthorized(check);
      await checkReads(check, declared);
      await checkFilters(check, resources);
      if (write) {
        await checkWrites(check, resources, leftovers);
        onlyRefused = await checkRefusals(check, resources, leftovers);
      }
    } finally {
      await endSession();
    }
  } catch (error) {
    throw leftovers.all.length === 0 ? error : new RunError(failedText(error, leftovers), { cause: error });
  }
  skipWrites(check, resources, { write, onlyRefused });
  const { findings } = check;
  const reported = operations.filter(({ group }) => only.length === 0 || only.includes(group));
  refuseNothing(findings, reported);
  return {
    findings,
    operations: reported,
    /** The number of requests. */
    calls: check.api.calls,
    leftovers: leftovers.all,
  };
}
