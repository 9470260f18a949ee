import type { Member } from '#fields/generator.ts';
import { allTexts } from '#fields/inference-hints.ts';
import { targetOfName } from './target.ts';

/** The type of a JSON value, null aside. */
export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/** A member of records, before its kind is inferred. */
export interface MemberFacts extends Member {
  /** What its schema calls it. */
  readonly title?: string | undefined;
  readonly types: ReadonlySet<JsonType>;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** The limits of its numbers, both included. */
  readonly limits?: { readonly min?: number | undefined; readonly max?: number | undefined } | undefined;
}

/** Returns the shape of values of these types. Numbers that are sometimes texts count as texts. */
export function shapeOf(types: ReadonlySet<JsonType>): Pick<Member, 'shape' | 'whole'> {
  const whole = types.has('integer') && !types.has('number');
  if (types.has('object')) return { shape: 'object', whole };
  if (types.has('array')) return { shape: 'list', whole };
  if (types.has('boolean')) return { shape: 'boolean', whole };
  const isNumber = (types.has('number') || types.has('integer')) && !types.has('string');
  return { shape: isNumber ? 'number' : 'text', whole };
}

function typeOf(value: unknown): JsonType {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

/** Returns true for an address or the id of a record: a list of them has no texts to show. */
const isAddressOrId = (text: string) => /^[a-z]+:\/\/|^\/|^[\da-f-]{24,36}$/i.test(text);

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** A member that all records have is required if there are at least this many records. */
const neededRecords = 5;

/** Describes the members of sample records. */
export function membersOfRecords(records: readonly Readonly<Record<string, unknown>>[]): MemberFacts[] {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return names.map((name) => {
    const values = records.map((record) => record[name]).filter((value) => !isEmpty(value));
    const types = new Set(values.map(typeOf));
    const objects = values.flat().filter((value) => typeof value === 'object' && value !== null);
    const items = values.filter((value) => Array.isArray(value)).flat();
    return {
      name,
      source: 'records',
      types,
      ...shapeOf(types),
      items: allTexts(items, (text) => !isAddressOrId(text)) ? 'texts' : undefined,
      required: records.length >= neededRecords && values.length === records.length,
      readOnly: false,
      writeOnly: false,
      values,
      members: [...new Set(objects.flatMap((value) => Object.keys(value)))],
      target: targetOfName(name),
    };
  });
}
