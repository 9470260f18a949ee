import type { JsonSchema } from '#server/openapi/json-schema.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { type Difference, differencesIn, placeOf } from './differences.ts';

/** A difference and how often it was met. */
export interface Finding extends Omit<Difference, 'path'> {
  readonly operation: Operation;
  /** The screens cope with it. */
  readonly isForgiven: boolean;
  /** In how many answers or records, of how many that were looked at. */
  times: number;
  of: number;
}

/** A call that says neither fine nor different. */
export interface Unchecked {
  readonly operation: Operation;
  readonly reason: string;
}

/** All that was found out. */
export interface Notebook {
  readonly findings: readonly Finding[];
  readonly unchecked: readonly Unchecked[];
  /** The calls that were made and looked at. */
  readonly checked: ReadonlySet<Operation>;
  readonly records: number;
  /** Notes one answer as a whole: its status, its envelope. */
  answered(operation: Operation, differences: readonly Told[]): void;
  /** Looks at one record, or whatever stands in its place. */
  record(operation: Operation, value: unknown): void;
  leave(operation: Operation, reason: string): void;
  /** The members that were never seen to hold anything: nobody knows whether they are as declared. */
  unseen(): readonly { readonly operation: Operation; readonly places: readonly string[] }[];
}

/** A difference of which it is known whether the screens cope with it. */
export type Told = Omit<Difference, 'path'> & { readonly isForgiven: boolean };

/** An empty notebook. */
export function openNotebook(): Notebook {
  const findings = new Map<string, Finding>();
  const unchecked: Unchecked[] = [];
  const answers = new Map<Operation, number>();
  const looked = new Map<Operation, number>();
  /** What has been seen of each schema, by its name: a list and a single record show the same. */
  const seen = new Map<string, { readonly operation: Operation; readonly places: Set<string> }>();

  function note(operation: Operation, told: readonly Told[], of: () => number): void {
    // A list that has it wrong in every item has it wrong once.
    for (const each of new Map(told.map((one) => [`${one.kind} ${one.place}`, one])).values()) {
      const key = `${operation.id} ${each.kind} ${each.place}`;
      const found = findings.get(key) ?? { operation, ...each, times: 0, of: 0 };
      found.times += 1;
      findings.set(
        key,
        Object.defineProperty(found, 'of', { get: of, enumerable: true, configurable: true }),
      );
    }
  }

  return {
    get findings() {
      return [...findings.values()];
    },
    unchecked,
    get checked() {
      return new Set(answers.keys());
    },
    get records() {
      return [...looked.values()].reduce((sum, count) => sum + count, 0);
    },
    answered(operation, differences) {
      answers.set(operation, (answers.get(operation) ?? 0) + 1);
      note(operation, differences, () => answers.get(operation) ?? 0);
    },
    record(operation, value) {
      looked.set(operation, (looked.get(operation) ?? 0) + 1);
      const { component } = operation;
      const { places } = seen.get(component) ?? { places: new Set<string>() };
      seen.set(component, { operation, places });
      markSeen(value, '', places);
      const differences = differencesIn(operation.schema, value);
      if (differences.length === 0) return;
      const copes = copesWith(operation, value);
      const told = differences.map(({ path, ...each }) => ({
        ...each,
        isForgiven: copes({ path, ...each }),
      }));
      note(operation, told, () => looked.get(operation) ?? 0);
    },
    leave: (operation, reason) => void unchecked.push({ operation, reason }),
    unseen: () =>
      [...seen.values()].flatMap(({ operation, places }) => {
        const told = new Set([...findings.values()].map(({ place }) => place));
        const never = unseenIn(operation.schema, '', places).filter((place) => !told.has(place));
        return never.length > 0 ? [{ operation, places: never }] : [];
      }),
  };
}

/** Whether the screens can do with a difference: they need no member that is not declared, and read some as they come. */
function copesWith({ reads }: Operation, value: unknown): (difference: Difference) => boolean {
  const issues = reads?.safeParse(value).error?.issues ?? [];
  const refused = new Set(issues.map(({ path }) => path.map(String).join('.')));
  return ({ kind, path }) =>
    kind === 'extra' || (reads !== undefined && !refused.has(path.map(String).join('.')));
}

const inside = (place: string, step: string | number) => placeOf([...(place === '' ? [] : [place]), step]);

function markSeen(value: unknown, place: string, places: Set<string>): void {
  if (value === null || value === undefined) return;
  places.add(place);
  if (Array.isArray(value)) for (const item of value) markSeen(item, inside(place, 0), places);
  else if (typeof value === 'object')
    for (const [name, each] of Object.entries(value)) markSeen(each, inside(place, name), places);
}

/** A member that may be left out and is, is as declared; one that must be there and never holds anything is not known. */
function unseenIn(schema: JsonSchema, place: string, places: ReadonlySet<string>): string[] {
  const { properties = {}, items, required = [] } = schema;
  const parts = Object.entries(properties)
    .filter(([name]) => required.includes(name) || places.has(inside(place, name)))
    .map(([name, part]) => [inside(place, name), part] as const);
  const item = typeof items === 'object' && !Array.isArray(items) ? [[inside(place, 0), items] as const] : [];
  return [...parts, ...item].flatMap(([at, part]) => {
    if (!places.has(at)) return [at];
    return typeof part === 'object' ? unseenIn(part, at, places) : [];
  });
}
