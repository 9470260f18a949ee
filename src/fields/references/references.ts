import * as z from 'zod/mini';
import type { Path } from '#schema/endpoints.ts';
import { type Access, type AccessOf, accessOf, type Field } from '#schema/field.ts';
import { problem } from '#schema/problem.ts';
import { recordId } from '#schema/schemas.ts';

interface ReferencesOptions {
  /** One of them must be picked. Default: false. */
  readonly required?: boolean;
  /** Whether forms ask for it and records hold it, or one of them alone. Default: 'readWrite'. */
  readonly access?: Access;
  /** The call that lists the records to pick from, e.g. `/admin/categories/all`. */
  readonly source: Path;
}

/** One of several other records, as it comes inside this one. */
export interface NamedReference {
  readonly id: string | number;
  readonly titre: string;
}

/** Accepts one of several other records. */
export const namedReference = z.object({ id: recordId, titre: z.string() });

/** Accepts what a record holds of them. */
export const namedReferences = z.array(namedReference);

/** Several other records of one resource. A form holds their identities, in the type they came in. */
export interface ReferencesField<A extends Access = Access>
  extends Field<
    'references',
    readonly NamedReference[],
    readonly (string | number)[],
    readonly (string | number)[],
    A
  > {
  readonly source: Path;
}

/** Several other records of one resource. */
export function references<const Options extends ReferencesOptions>(
  options: Options,
): ReferencesField<AccessOf<Options>>;
export function references(options: ReferencesOptions): ReferencesField {
  const { required = false, source } = options;
  const picked = z.array(recordId, { error: problem('required') });
  return {
    kind: 'references',
    access: accessOf(options),
    required,
    source,
    record: namedReferences,
    draft: required ? picked.check(z.minLength(1, { error: problem('required') })) : picked,
    initial: [],
    toDraft(value) {
      const read = namedReferences.safeParse(value);
      return read.success ? read.data.map(({ id }) => id) : [];
    },
  };
}
