import * as z from 'zod/mini';
import { notEntered, nullableWhen } from '#schema/constraints.ts';
import type { Access, Field, FieldOptions, ValueOf } from '#schema/field.ts';

/** Somebody, as they come inside another record. */
export interface Person {
  readonly id?: unknown;
  readonly name: string;
  readonly avatar?: string | null | undefined;
  readonly email?: string | null | undefined;
}

interface PersonOptions extends Pick<FieldOptions, 'nullable'> {
  /** The path of the screens that show people like this one: their name leads there. */
  readonly page?: string;
  /** The room of its column, in pixels, where it comes without an address. */
  readonly width?: number;
}

/** Somebody: read, never entered. */
export interface PersonField<Value = Person | null, A extends Access = Access>
  extends Field<'person', Value, null, null, A> {
  readonly page: string | undefined;
  readonly width: number | undefined;
}

const stored = z.object({
  id: z.optional(z.unknown()),
  name: z.string(),
  avatar: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
});

/** Somebody: read, never entered. */
export function person<const Options extends PersonOptions>(
  options: Options,
): PersonField<ValueOf<Options, Person>, 'readOnly'>;
export function person({ nullable, page, width }: PersonOptions): PersonField {
  return { ...notEntered, kind: 'person', page, width, record: nullableWhen(nullable, stored) };
}
