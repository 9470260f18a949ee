import * as z from 'zod/mini';
import { type FilterParameter, filterParameters } from './filters.ts';
import { problem } from './problem.ts';
import type { Resource } from './resource.ts';

const type = problem('type');

const text = z.string().check(
  z.minLength(1, { error: type }),
  z.maxLength(100, { error: problem('tooLong', { max: 100 }) }),
  z.refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), { error: problem('characters') }),
);

/** Databases know no year 0, and offsets may lead out of the year that is written. */
const isStorable = (value: string) => /^(?!0000)\d{4}-/.test(new Date(value).toISOString());
const time = z.iso
  .datetime({ offset: true, error: type, abort: true })
  .check(z.refine(isStorable, { error: type }));

const day = z.iso.date({ error: type, abort: true }).check(z.refine(isStorable, { error: type }));

const digits = 6;
const largest = 999_999_999_999;

/** Returns what is wrong with a text that is no number of a range. */
function rangeProblem(sent: string, scale: number): string {
  if (!/^-?\d+(\.\d+)?$/.test(sent)) return problem('number');
  if (/\.\d{7}/.test(sent)) return problem('decimals', { digits: digits - Math.log10(scale) });
  return sent.startsWith('-')
    ? problem('atLeast', { min: -largest * scale })
    : problem('atMost', { max: largest * scale });
}

/** Returns the schema of a number of a range. Its problems are about the number that is typed: `scale` times the sent one. */
export const rangeNumber = (scale = 1) =>
  z
    .string()
    .check(z.regex(/^-?\d{1,12}(\.\d{1,6})?$/, { error: ({ input }) => rangeProblem(input ?? '', scale) }));

/** The schema of a value by the kind of its filter. Default: any text. */
const schemas: Readonly<Partial<Record<FilterParameter['kind'], z.ZodMiniString<string>>>> = {
  period: time,
  days: day,
  range: rangeNumber(),
};

/** The values of the filters in a request, by the names of their parameters. */
export type FilterValues = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * Returns the schema of one value of a parameter. It never accepts an empty one. `ids` accepts the ids of linked records;
 * default: any text.
 */
export function filterSchema(
  { kind, choices, link }: FilterParameter,
  ids: z.ZodMiniType<string, string> = text,
): z.ZodMiniType<string, string> {
  if (choices) return z.enum(choices, { error: problem('choice') });
  if (kind === 'record' && link) return ids;
  return schemas[kind] ?? text;
}

/** Returns the schema of the values of a list's filters. `ids` accepts the ids of linked records; default: any text. */
export function filtersSchema(
  resource: Resource,
  ids?: z.ZodMiniType<string, string>,
): z.ZodMiniType<FilterValues> {
  const parameters = filterParameters(resource);
  return z.object(
    Object.fromEntries(
      parameters.map((parameter) => [parameter.name, z.optional(z.array(filterSchema(parameter, ids)))]),
    ),
  );
}

/** Reads the values of a list's filters. Of a parameter that may not be repeated, the first one counts. */
export function readFilterValues(
  resource: Resource,
  valuesOf: (name: string) => readonly string[] | undefined,
): FilterValues {
  return Object.fromEntries(
    filterParameters(resource).map(({ name, many }) => {
      const values = valuesOf(name);
      return [name, many ? values : values?.slice(0, 1)];
    }),
  );
}

/** Returns what a parameter does, for the description of the service. */
export function filterDescription({ kind, filter, bound, field, members }: FilterParameter): string {
  if (field?.ends) return bound === '_from' ? 'Not over before this day.' : 'Not begun after this day.';
  if (kind === 'days') return bound === '_from' ? 'Not before this day.' : 'Not after this day.';
  if (bound === '_from') return 'Not before this instant.';
  if (bound === '_to') return 'Before this instant.';
  if (bound !== undefined) return bound === '_min' ? 'At least this number.' : 'At most this number.';
  if (kind === 'record') return `Only those of the record with this id (${members.join(' or ')}).`;
  if (kind === 'presence') return `Only those with some ${filter}, or with none.`;
  return 'Only those with this value. Repeated: with one of these values.';
}
