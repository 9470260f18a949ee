import type { Operation } from '#server/openapi/operation.ts';
import type { Finding, Findings } from './findings.ts';
import type { Mismatch } from './mismatch.ts';
import type { Outcome } from './run.ts';

/** A difference in the calls of one group. */
export interface ReportedDifference extends Mismatch {
  /** The field that this one was probably renamed to or from. */
  readonly counterpart?: string;
  readonly calls: readonly DifferentCall[];
}

/** A call with a difference, how often it has it, and the parameters of the queries that have it, if not all have. */
interface DifferentCall extends Pick<Finding, 'times' | 'parameters'> {
  readonly call: string;
  /** The number of responses or records that were checked. */
  readonly of: number;
}

/** The results of one resource, or of one part of the service. */
export interface Section {
  readonly name: string;
  readonly state: 'different' | 'fine' | 'unchecked';
  /** The number of checked calls. */
  readonly calls: number;
  readonly differences: readonly ReportedDifference[];
}

/** The results of a check. */
export type Report = ReturnType<typeof reportOf>;

const callOf = ({ method, path }: Operation): string => `${method} ${path}`;
const plain = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
const parentOf = (field: string) => field.slice(0, Math.max(0, field.lastIndexOf('.')));
const lastOf = (field: string) => plain(field.slice(field.lastIndexOf('.') + 1));

/** Returns the extra field beside a missing one (or the reverse) that has a similar name or is the only one. */
function counterpartOf(one: Finding, others: readonly Finding[]): string | undefined {
  if (one.type !== 'missing' && one.type !== 'extra') return undefined;
  const opposite = one.type === 'missing' ? 'extra' : 'missing';
  const siblings = others.filter(({ field }) => parentOf(field) === parentOf(one.field));
  const candidates = siblings.filter(({ type }) => type === opposite);
  const isPair = candidates.length === 1 && siblings.filter(({ type }) => type === one.type).length === 1;
  const name = lastOf(one.field);
  const similar = candidates.find(({ field }) => {
    const other = lastOf(field);
    return name.includes(other) || other.includes(name);
  });
  return (similar ?? (isPair ? candidates[0] : undefined))?.field;
}

function differencesOf(findings: readonly Finding[]): ReportedDifference[] {
  const groups = Map.groupBy(findings, ({ type, field }) => `${type} ${field}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { type, field, declared, operation } = first;
    const sameCall = findings.filter((each) => each.operation === operation);
    const counterpart = counterpartOf(first, sameCall);
    return {
      type,
      field,
      declared,
      found: [...new Set(group.map(({ found }) => found))].join('; '),
      isTolerated: group.every(({ isTolerated }) => isTolerated),
      ...(counterpart && { counterpart }),
      calls: group.map(({ operation, times, outOf, parameters }) => ({
        call: callOf(operation),
        times,
        of: outOf,
        parameters: parameters.toSorted(),
      })),
    };
  });
}

function sectionOf(name: string, operations: readonly Operation[], findings: Findings): Section {
  const differences = differencesOf(findings.all.filter(({ operation }) => operation.group === name));
  const calls = operations.filter((each) => findings.checked.has(each)).length;
  const state = differences.length > 0 ? 'different' : calls > 0 ? 'fine' : 'unchecked';
  return { name, state, calls, differences };
}

/** Returns the names of differences, as section, type and field. `forgive` leaves out those that the screens work with. */
export const differenceNames = ({ sections }: Pick<Report, 'sections'>, forgive = false): string[] =>
  sections.flatMap(({ name, differences }) =>
    differences
      .filter(({ isTolerated }) => !(forgive && isTolerated))
      .map(({ type, field }) => `${name}: ${type} ${field}`.trim()),
  );

/** Groups the findings by resource. */
export function reportOf(base: string, { findings, operations, calls, leftovers }: Outcome) {
  const groups = Map.groupBy(operations, ({ group }) => group);
  const sections = [...groups].map(([name, own]) => sectionOf(name, own, findings));
  const differences = sections.flatMap((section) => section.differences);
  const tolerated = differences.filter(({ isTolerated }) => isTolerated).length;
  return {
    base,
    calls,
    records: findings.records,
    sections,
    unchecked: findings.skipped
      .filter(({ operation }) => operations.includes(operation))
      .map(({ operation, reason }) => ({ call: callOf(operation), reason })),
    unseen: findings
      .unseen()
      .filter(({ operation }) => operations.includes(operation))
      .map(({ operation, fields }) => ({ name: operation.group, fields })),
    leftovers,
    /** The number of differences that the screens do not tolerate. */
    counted: differences.length - tolerated,
    tolerated,
  };
}
