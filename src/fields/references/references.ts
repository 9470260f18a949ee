import * as z from 'zod/mini';
import { entered, nullableBy } from '#schema/by-options.ts';
import type { EnteredField, FieldOptions, Link, RecordFilters } from '#schema/field.ts';
import type { LabelledFilters, NamedBy, ResourceName } from '#schema/messages.ts';
import { linkedId, type NamedRecord, namedRecord } from '#schema/named-record.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';
import { recordId } from '#schema/record-id.ts';
import type { RecordId } from '#schema/resource.ts';

interface ReferencesOptions extends Pick<FieldOptions, 'required' | 'access'> {
  /** The resource of the records. */
  readonly to: ResourceName;
  /** The member that holds a record's name. */
  readonly by: string;
  /**
   * Values of the filters of that resource's list: only the records that they let through can be chosen, e.g.
   * `{ role: ['admin'] }`. Default: all records.
   */
  readonly filters?: RecordFilters;
}

/** Several other records of one resource. A form holds their ids, in their original type. */
export interface ReferencesField<Options extends ReferencesOptions = ReferencesOptions>
  extends EnteredField<
    'references',
    Options,
    readonly NamedRecord[],
    readonly RecordId[],
    readonly RecordId[]
  > {
  readonly link: Link;
  readonly filter: 'record';
}

const picked = z.array(recordId, { error: problem('required') });

/** Declares several other records of one resource: picked from a list in forms, shown by their names. */
export function references<const Options extends OnlyOptions<Options, ReferencesOptions>>(
  options: Options & {
    readonly by: NamedBy<Options['to'], Options['by']>;
    readonly filters?: LabelledFilters<Options['to'], Options['filters']>;
  },
): ReferencesField<Options> {
  const { to, by, filters, required } = options;
  return {
    kind: 'references',
    ...entered<Options>(options),
    link: { resource: to, by, many: true, filters },
    record: nullableBy<Options, readonly NamedRecord[]>(options, z.array(namedRecord(by))),
    draft: required ? picked.check(z.minLength(1, { error: problem('required') })) : picked,
    initial: [],
    filter: 'record',
    // The name may be missing: what is only shown must not empty a form.
    toDraft: (value) => (Array.isArray(value) ? value.flatMap((each) => linkedId(each) ?? []) : []),
  };
}
