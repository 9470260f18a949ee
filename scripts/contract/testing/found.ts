import { resources } from '#resources/index.ts';
import { differenceNames, type Report, reportOf } from '#scripts/contract/report.ts';
import { runContract } from '#scripts/contract/run.ts';
import { access, base, callOf, type ReferenceApi } from './reference-api.ts';
import { everyCall, type SemanticChange } from './semantic-change.ts';

/** What a check of the reference API needs beside its `fetch`. */
export const common = { base, access, resources, timeout: 60_000, write: false, only: [] };

/** Returns the differences of a report as section, type and field, and the records that were not deleted. */
export const namesIn = (report: Report): string[] => [
  ...differenceNames(report),
  ...report.leftovers.map(({ resource }) => `${resource}: not deleted`),
];

/**
 * Returns what a check of some groups, or of all, finds while the API is changed like this. Without writes, responses are
 * cached.
 */
export async function found(
  { fetch, cachedFetch }: ReferenceApi,
  { call, when, ...changes }: Omit<SemanticChange, 'expected'>,
  { write = false, only }: { write?: boolean; only?: readonly string[] } = {},
): Promise<string[]> {
  const isChanged = (request: Request) =>
    (call === everyCall || callOf(request) === call) && when?.(request) !== false;
  const changed = (write ? fetch : cachedFetch)({ ...changes, when: isChanged });
  return namesIn(
    reportOf(base, await runContract({ ...common, write, ...(only && { only }), fetch: changed })),
  );
}

/** Returns the group that a planted change is found in. */
export const groupOf = ({ expected }: SemanticChange): string => expected.replace(/: .*/, '');
