import * as z from 'zod/mini';
import { entered, nullableBy, requiredBy } from '#schema/by-options.ts';
import type { EnteredField, FieldOptions, Link, RecordFilters, SentOf } from '#schema/field.ts';
import type { LabelledFilters, NamedBy, ResourceName } from '#schema/messages.ts';
import { linkedId, type NamedRecord, namedRecord } from '#schema/named-record.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';
import { recordId } from '#schema/record-id.ts';
import type { RecordId } from '#schema/resource.ts';

interface ReferenceOptions extends FieldOptions {
  /** The resource of the record. */
  readonly to: ResourceName;
  /** The member that holds the record's name. */
  readonly by: string;
  /**
   * Values of the filters of that resource's list: only the records that they let through can be chosen, e.g.
   * `{ role: ['admin'] }`. Default: all records.
   */
  readonly filters?: RecordFilters;
}

/** Another record. A form holds its id, in its original type. */
export interface ReferenceField<Options extends FieldOptions = ReferenceOptions>
  extends EnteredField<'reference', Options, NamedRecord, RecordId | null, SentOf<Options, RecordId>> {
  readonly link: Link;
  readonly filter: 'record';
}

const picked = z.union([z.string(), z.number()], { error: problem('required') });

/** Declares another record: searched for and picked in forms, shown by its name. */
export function reference<const Options extends OnlyOptions<Options, ReferenceOptions>>(
  options: Options & {
    readonly by: NamedBy<Options['to'], Options['by']>;
    readonly filters?: LabelledFilters<Options['to'], Options['filters']>;
  },
): ReferenceField<Options> {
  const { to, by, filters } = options;
  return {
    kind: 'reference',
    ...entered<Options>(options),
    link: { resource: to, by, many: false, filters },
    record: nullableBy<Options, NamedRecord>(options, namedRecord(by)),
    draft: requiredBy<Options, RecordId, RecordId | null>(
      options,
      z.pipe(z.nullable(recordId), picked),
      z.nullable(recordId),
    ),
    initial: null,
    filter: 'record',
    // The name may be missing: what is only shown must not empty a form.
    toDraft: (value) => linkedId(value) ?? null,
  };
}
