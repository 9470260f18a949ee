import * as z from 'zod/mini';
import { nullableWhen } from '#schema/constraints.ts';
import type { Access, Field, FieldOptions, ValueOf } from '#schema/field.ts';

/** A state that another service decides, e.g. a subscription's. */
export interface Status {
  readonly status: string;
}

/** A state that another service decides, shown as it came: read, never entered. */
export type StatusField<Value = Status | null, A extends Access = Access> = Field<
  'status',
  Value,
  null,
  null,
  A
>;

/** A state that another service decides, shown as it came: read, never entered. */
export function status<const Options extends Pick<FieldOptions, 'nullable'>>(
  options: Options,
): StatusField<ValueOf<Options, Status>, 'readOnly'>;
export function status(options: Pick<FieldOptions, 'nullable'>): StatusField {
  return {
    kind: 'status',
    access: 'readOnly',
    required: false,
    record: nullableWhen(options.nullable, z.object({ status: z.string() })),
    draft: z.null(),
    initial: null,
    toDraft: () => null,
  };
}
