import * as z from 'zod/mini';
import { notEntered } from '#schema/constraints.ts';
import type { Field } from '#schema/field.ts';
import { storedNumber } from '#schema/numbers.ts';

interface PeriodOptions {
  /** The member of the record with the count. */
  readonly count: string;
  /** The member with the unit: day, week, month or year. */
  readonly unit: string;
}

/** A count and its unit, under the names that the record gives them. */
export type Period = Readonly<Record<string, number | string | null | undefined>>;

/** A number of days, weeks, months or years, stored in two members of a record: read, never entered. */
export interface PeriodField extends Field<'period', Period, null, null, 'readOnly'> {
  readonly members: Readonly<Record<string, z.ZodMiniType<number | string | null | undefined>>>;
  readonly count: string;
  readonly unit: string;
}

/** Declares a number of days, weeks, months or years, stored in two members of a record: read, never entered. */
export function period({ count, unit }: PeriodOptions): PeriodField {
  const members = {
    [count]: z.optional(z.nullable(storedNumber)),
    [unit]: z.optional(z.nullable(z.string())),
  };
  const record = z.object(members).check(z.refine((value) => (value[count] ?? null) !== null));
  return { ...notEntered, kind: 'period', record, members, count, unit };
}
