import type { Context } from '#fields/contract.ts';
import type { FieldGuide } from '#fields/guide.ts';
import { present, viewsOf } from '#fields/views.ts';
import { t } from '#lib/i18n/i18n.ts';
import { problemMessages } from '#runtime/form/problem-messages.ts';
import type { Field } from '#schema/field.ts';

/** The field of a guide's example that is asked about values. */
const askedOf = ({ example }: FieldGuide): Field | undefined => Object.values(example)[0];

/** Whether a record holds such fields, and whether a form does. */
export function metBy({ example }: FieldGuide): { record: boolean; form: boolean } {
  const accesses = Object.values(example).map(({ access }) => access);
  return {
    record: accesses.some((access) => access !== 'writeOnly'),
    form: accesses.some((access) => access !== 'readOnly'),
  };
}

/** Who meets it, in two words. */
export function accessOf(guide: FieldGuide): string {
  const { record, form } = metBy(guide);
  if (!form) return 'read only';
  return record ? 'read and entered' : 'entered only';
}

/** The room that its column takes and where figures stand; nothing where no record holds it. */
export function columnOf(guide: FieldGuide): string | undefined {
  const field = askedOf(guide);
  if (field === undefined || !metBy(guide).record) return undefined;
  const { width = 150, align = 'start' } = viewsOf(field);
  return `A column of ${field.width ?? width} px, aligned at its ${align}.`;
}

/** A value as it would be written down. */
export function written(value: unknown): string {
  if (value instanceof File) return `${value.name} (${value.type}, ${value.size} bytes)`;
  if (value === undefined) return 'nothing';
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/\[ | \]/g, (edge) => edge.trim());
}

/** What a record holds, with what people read of it: the product's own views say so. */
export function readings(guide: FieldGuide): { holds: string; read: string | undefined }[] {
  const field = askedOf(guide);
  if (field === undefined || !metBy(guide).record) return [];
  const context: Context = { field, word: (value) => guide.words?.[value] };
  return [...guide.wire.filled, ...guide.wire.empty, null].map((raw) => {
    const value = present(field, raw);
    return {
      holds: written(raw),
      read: value === undefined ? undefined : viewsOf(field).format(value, context),
    };
  });
}

/** What a person enters, with what is sent or what they are told instead: the field's own rules say so. */
export function sendings(guide: FieldGuide): { entered: string; sent: string; refused: boolean }[] {
  const field = askedOf(guide);
  if (field === undefined) return [];
  return guide.wire.entered.map((draft) => {
    const read = field.draft.safeParse(draft);
    const sent = read.success ? written(read.data) : (problemMessages(read.error.issues) ?? '');
    return { entered: written(draft), sent, refused: !read.success };
  });
}

/** What stands in a cell for a value that is not there. */
export const dash = () => t('common.none');
