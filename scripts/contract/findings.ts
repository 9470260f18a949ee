import { member } from '#schema/objects.ts';
import type { JsonSchema } from '#server/openapi/json-schema.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { type Difference, differencesIn, fieldName } from './differences.ts';
import type { ResponseKeeper } from './fixtures.ts';
import { type Mismatch, mismatch } from './mismatch.ts';
import { shapeOf } from './shape.ts';
import { valueMismatches } from './values.ts';

/** A difference in the responses of an operation, and how often it occurred. */
export interface Finding extends Mismatch {
  readonly operation: Operation;
  /** The number of responses or records with the difference. */
  readonly times: number;
  /** The number of responses or records that were checked. */
  readonly outOf: number;
  /** The parameters of the queries with which it occurred; empty if it occurred without any. */
  readonly parameters: readonly string[];
}

/** An operation that was not checked. */
export interface Skipped {
  readonly operation: Operation;
  readonly reason: string;
}

/** The results of a check. */
export type Findings = ReturnType<typeof createFindings>;

/** Creates an empty list of findings. `keepResponse` keeps responses, if the check is asked to. */
export function createFindings(keepResponse: ResponseKeeper = () => undefined) {
  const found = new Map<string, Omit<Finding, 'outOf'> & { readonly counts: Map<Operation, number> }>();
  const skipped: Skipped[] = [];
  const responses = new Map<Operation, number>();
  const records = new Map<Operation, number>();
  const readable = new Set<Operation>();
  /** The fields with a value, by schema, since a list and a single record have the same one. */
  const seen = new Map<string, { readonly operation: Operation; readonly fields: Set<string> }>();

  const count = (operation: Operation, counts: Map<Operation, number>) =>
    counts.set(operation, (counts.get(operation) ?? 0) + 1);

  /** Adds the differences of one response or record. One that occurs in several items of a list counts once. */
  function add(
    operation: Operation,
    mismatches: readonly Mismatch[],
    counts: Map<Operation, number>,
    parameters: readonly string[] = [],
  ): void {
    const byName = new Map(mismatches.map((each) => [`${each.type} ${each.field}`, each]));
    for (const [name, each] of byName) {
      const key = `${operation.id} ${name}`;
      const known = found.get(key) ?? { operation, ...each, times: 0, counts, parameters };
      const isOfParameters = known.parameters.length > 0 && parameters.length > 0;
      const together = isOfParameters ? [...new Set([...known.parameters, ...parameters])] : [];
      found.set(key, { ...known, times: known.times + 1, parameters: together });
    }
  }

  return {
    get all(): Finding[] {
      return [...found.values()].map(({ counts, ...each }) => ({
        ...each,
        outOf: counts.get(each.operation) ?? 0,
      }));
    },
    skipped,
    /** The operations whose responses were checked. */
    get checked(): ReadonlySet<Operation> {
      return new Set(responses.keys());
    },
    /** The operations of which a response could be read. */
    get readable(): ReadonlySet<Operation> {
      return readable;
    },
    /** Adds an operation of which a response could be read. */
    addReadable: (operation: Operation) => void readable.add(operation),
    /** The number of records that were checked. */
    get records() {
      return [...records.values()].reduce((sum, count) => sum + count, 0);
    },
    /** Adds a response to a query with some parameters, and the differences of its status and envelope. */
    addResponse: (
      operation: Operation,
      mismatches: readonly Mismatch[],
      parameters: readonly string[] = [],
    ) => {
      count(operation, responses);
      add(operation, mismatches, responses, parameters);
    },
    /** Adds what another check has found in responses that were added before: it counts none of them again. */
    addMismatches: (operation: Operation, mismatches: readonly Mismatch[]) =>
      add(operation, mismatches, responses),
    /** Checks one record of a response. */
    checkRecord(operation: Operation, value: unknown) {
      const { fields } = seen.get(operation.component) ?? { fields: new Set<string>() };
      seen.set(operation.component, { operation, fields });
      markSeen(value, '', fields);
      const differences = differencesIn(operation.schema, value);
      const isTolerated = differences.length > 0 ? toleranceOf(operation, value) : () => true;
      const mismatches = differences.map(({ path, ...each }) => ({
        ...each,
        isTolerated: isTolerated({ path, ...each }),
      }));
      count(operation, records);
      const refused = refusedMismatches(operation, value, mismatches);
      add(operation, [...refused, ...mismatches, ...valueMismatches(operation, value)], records);
    },
    keepResponse,
    skip: (operation: Operation, reason: string) => void skipped.push({ operation, reason }),
    /** Returns the fields whose type could not be checked, since they never had a value. */
    unseen: () => {
      const reported = new Set([...found.values()].map(({ field }) => field));
      return [...seen.values()].flatMap(({ operation, fields }) => {
        const never = unseenIn(operation.schema, '', fields).filter((field) => !reported.has(field));
        return never.length > 0 ? [{ operation, fields: never }] : [];
      });
    },
  };
}

/** Returns the function that says which differences of a value the screens tolerate: they accept some other types. */
function toleranceOf({ reads }: Operation, value: unknown): (difference: Difference) => boolean {
  const issues = reads?.safeParse(value).error?.issues ?? [];
  const rejected = new Set(issues.map(({ path }) => path.map(String).join('.')));
  return ({ type, path }) =>
    type === 'extra' || (reads !== undefined && !rejected.has(path.map(String).join('.')));
}

const itemOrMember = (value: unknown, step: string | number): unknown =>
  Array.isArray(value) ? value[Number(step)] : member(value, String(step));

/** Returns true if a field is another one, or in it: `lines[].total` is in `lines`. */
const isInside = (field: string, other: string) =>
  field === other || field.startsWith(`${other}.`) || field.startsWith(`${other}[]`);

/** Returns the mismatches of values that have the right type, but break another rule of their schema. */
function refusedMismatches({ reads }: Operation, value: unknown, known: readonly Mismatch[]): Mismatch[] {
  const issues = reads?.safeParse(value).error?.issues ?? [];
  return issues.flatMap(({ path }) => {
    const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
    const found = steps.reduce(itemOrMember, value);
    const field = fieldName(steps);
    // What a schema requires of a whole record may follow from any of its members.
    const isKnown = known.some(
      (each) => field === '' || isInside(each.field, field) || isInside(field, each.field),
    );
    return isKnown || found === undefined
      ? []
      : [mismatch('value', field, 'a value that its schema accepts', `another ${shapeOf(found)}`)];
  });
}

const inside = (field: string, step: string | number) => fieldName([...(field === '' ? [] : [field]), step]);

function markSeen(value: unknown, field: string, fields: Set<string>): void {
  if (value === null || value === undefined) return;
  fields.add(field);
  if (Array.isArray(value)) for (const item of value) markSeen(item, inside(field, 0), fields);
  else if (typeof value === 'object')
    for (const [name, each] of Object.entries(value)) markSeen(each, inside(field, name), fields);
}

/** Returns the required fields of a schema without a value. An optional field may be left out. */
function unseenIn(schema: JsonSchema, field: string, fields: ReadonlySet<string>): string[] {
  const { properties = {}, items, required = [] } = schema;
  const members = Object.entries(properties)
    .filter(([name]) => required.includes(name) || fields.has(inside(field, name)))
    .map(([name, member]) => [inside(field, name), member] as const);
  const item = typeof items === 'object' && !Array.isArray(items) ? [[inside(field, 0), items] as const] : [];
  return [...members, ...item].flatMap(([name, member]) => {
    if (!fields.has(name)) return [name];
    return typeof member === 'object' ? unseenIn(member, name, fields) : [];
  });
}
