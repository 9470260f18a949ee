import * as z from 'zod/mini';
import { nullableWhen } from '#schema/constraints.ts';
import type { Path } from '#schema/endpoints.ts';
import type { Access, Field, FieldOptions, ValueOf } from '#schema/field.ts';
import { problem } from '#schema/problem.ts';
import { recordId } from '#schema/schemas.ts';

interface ReferenceOptions extends FieldOptions {
  /** The member that holds its name. Default: `titre`. */
  readonly by?: string;
  /** The call that lists and searches the records to pick from. Without one nobody can pick: it is only read. */
  readonly source?: Path;
  /** The path of the screens that show such records: the name leads there. */
  readonly page?: string;
}

/** Another record, as it comes inside this one: its identity (`id`), and its name under its own member. */
export type Reference = Readonly<Record<string, string | number>>;

/** Another record. A form holds its identity, in the type it came in. */
export interface ReferenceField<Value = Reference | null, A extends Access = Access>
  extends Field<'reference', Value, string | number | null, string | number | null, A> {
  readonly by: string;
  readonly source: Path | undefined;
  readonly page: string | undefined;
}

type ReferenceAccess<Options> = Options extends { access: infer A extends Access }
  ? A
  : Options extends { source: Path }
    ? 'readWrite'
    : 'readOnly';

/** Accepts another record that goes by the name in one of its members. */
export const namedBy = (by: string): z.ZodMiniType<Reference> => z.object({ id: recordId, [by]: z.string() });

/** Another record: picked where its field says what lists the records, only read otherwise. */
export function reference<const Options extends ReferenceOptions>(
  options: Options,
): ReferenceField<ValueOf<Options, Reference>, ReferenceAccess<Options>>;
export function reference(options: ReferenceOptions): ReferenceField {
  const { required = false, nullable, by = 'titre', source, page } = options;
  const stored = namedBy(by);
  const picked = z.union([z.string(), z.number()], { error: problem('required') });
  return {
    kind: 'reference',
    access: options.access ?? (source === undefined ? 'readOnly' : 'readWrite'),
    required,
    by,
    source,
    page,
    record: nullableWhen(nullable, stored),
    draft: required ? z.pipe(z.nullable(recordId), picked) : z.nullable(recordId),
    initial: null,
    toDraft(value) {
      const read = stored.safeParse(value);
      return read.success ? (read.data['id'] ?? null) : null;
    },
  };
}
