import type { Operation } from '#server/openapi/operation.ts';
import type { Kind } from './differences.ts';
import type { Finding, Notebook } from './notebook.ts';
import type { Outcome } from './run.ts';

/** A difference of a resource, whichever of its calls show it. */
export interface Drift {
  readonly kind: Kind;
  /** The field, e.g. `driver.name`; for a status or an envelope where in the answer, empty for the whole. */
  readonly place: string;
  readonly declared: string;
  readonly found: string;
  readonly isForgiven: boolean;
  /** Another member that looks like this one under another name. */
  readonly perhaps?: string;
  readonly calls: readonly { readonly call: string; readonly times: number; readonly of: number }[];
}

/** What became of all that is about one entity, or one part of the service. */
export interface Section {
  readonly name: string;
  readonly state: 'drift' | 'fine' | 'unchecked';
  readonly calls: number;
  readonly drifts: readonly Drift[];
}

/** Everything that there is to say. */
export interface Report {
  readonly base: string;
  readonly calls: number;
  readonly records: number;
  readonly sections: readonly Section[];
  readonly unchecked: readonly { readonly call: string; readonly reason: string }[];
  readonly neverSeen: readonly { readonly name: string; readonly places: readonly string[] }[];
  readonly leftovers: readonly { readonly resource: string; readonly id: string | number | undefined }[];
  /** Differences that count. */
  readonly counted: number;
  readonly forgiven: number;
}

export const callOf = ({ method, path }: Operation): string => `${method} ${path}`;
const plain = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
const parentOf = (place: string) => place.slice(0, Math.max(0, place.lastIndexOf('.')));
const lastOf = (place: string) => plain(place.slice(place.lastIndexOf('.') + 1));

/** A member that is gone and one that has come, in one place and of almost one name, are perhaps one. */
function perhapsOf(one: Finding, others: readonly Finding[]): string | undefined {
  const counterpart = { missing: 'extra', extra: 'missing' } as const;
  if (one.kind !== 'missing' && one.kind !== 'extra') return undefined;
  const wanted = counterpart[one.kind];
  const beside = others.filter(({ place }) => parentOf(place) === parentOf(one.place));
  const near = beside.filter(({ kind }) => kind === wanted);
  const isAlone = near.length === 1 && beside.filter(({ kind }) => kind === one.kind).length === 1;
  const a = lastOf(one.place);
  const alike = near.filter(({ place }) => {
    const b = lastOf(place);
    return a === b || a.includes(b) || b.includes(a);
  });
  return (alike[0] ?? (isAlone ? near[0] : undefined))?.place;
}

function driftsOf(findings: readonly Finding[]): Drift[] {
  const same = Map.groupBy(findings, ({ kind, place }) => `${kind} ${place}`);
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const perhaps = perhapsOf(
      first,
      findings.filter(({ operation }) => operation === first.operation),
    );
    return {
      kind: first.kind,
      place: first.place,
      declared: first.declared,
      found: [...new Set(group.map(({ found }) => found))].join('; '),
      isForgiven: group.every(({ isForgiven }) => isForgiven),
      ...(perhaps && { perhaps }),
      calls: group.map(({ operation, times, of }) => ({ call: callOf(operation), times, of })),
    };
  });
}

function sectionOf(name: string, operations: readonly Operation[], notebook: Notebook): Section {
  const drifts = driftsOf(notebook.findings.filter(({ operation }) => operation.group === name));
  const calls = operations.filter((each) => notebook.checked.has(each)).length;
  return { name, state: drifts.length > 0 ? 'drift' : calls > 0 ? 'fine' : 'unchecked', calls, drifts };
}

/** Sorts what was found by what it is about. */
export function reportOf(base: string, { notebook, operations, calls, leftovers }: Outcome): Report {
  const groups = Map.groupBy(operations, ({ group }) => group);
  const sections = [...groups].map(([name, own]) => sectionOf(name, own, notebook));
  const drifts = sections.flatMap((section) => section.drifts);
  return {
    base,
    calls,
    records: notebook.records,
    sections,
    unchecked: notebook.unchecked
      .filter(({ operation }) => operations.includes(operation))
      .map(({ operation, reason }) => ({ call: callOf(operation), reason })),
    neverSeen: notebook
      .unseen()
      .filter(({ operation }) => operations.includes(operation))
      .map(({ operation, places }) => ({ name: operation.group, places })),
    leftovers,
    counted: drifts.filter(({ isForgiven }) => !isForgiven).length,
    forgiven: drifts.filter(({ isForgiven }) => isForgiven).length,
  };
}
