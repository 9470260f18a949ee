import * as z from 'zod/mini';
import { nullableBy } from '#schema/by-options.ts';
import { notEntered } from '#schema/constraints.ts';
import { decided } from '#schema/decided.ts';
import type { Link, ReadField, ReadOptions } from '#schema/field.ts';
import type { ResourceName } from '#schema/messages.ts';
import type { OnlyOptions } from '#schema/only-options.ts';

/** A person inside another record. */
export interface Person {
  readonly id?: unknown;
  readonly name: string;
  readonly avatar?: string | null | undefined;
  readonly email?: string | null | undefined;
}

type FilterOf<Options> = Options extends { readonly to: string } ? 'record' : 'record' | undefined;

interface PersonOptions extends ReadOptions {
  /** The resource whose record the person is: the name leads to its page. */
  readonly to?: ResourceName;
}

/** A person: read, never entered. */
export interface PersonField<Options extends PersonOptions = PersonOptions>
  extends ReadField<'person', Options, Person> {
  readonly link: Link | undefined;
  /** Only a person with a page of their own has an id to filter by. */
  readonly filter: FilterOf<Options>;
}

const stored = z.object({
  id: z.optional(z.unknown()),
  name: z.string(),
  avatar: z.optional(z.nullable(z.string())),
  email: z.optional(z.nullable(z.string())),
});

/** Declares a person: read, never entered. */
export function person<const Options extends OnlyOptions<Options, PersonOptions>>(
  options: Options,
): PersonField<Options> {
  const { to } = options;
  return {
    ...notEntered,
    kind: 'person',
    link: to && { resource: to, by: 'name', many: false },
    record: nullableBy(options, stored),
    filter: decided<FilterOf<Options>>(to && 'record'),
  };
}
