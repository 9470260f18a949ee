import type { Context } from '#fields/contract.ts';
import type { FieldGuide } from '#fields/guide.ts';
import { present, viewsOf } from '#fields/views.ts';
import { defaultColumnWidth } from '#kit/table/table.ts';
import { t } from '#lib/i18n/i18n.ts';
import { problemMessages } from '#runtime/record/problem-messages.ts';
import type { Field } from '#schema/field.ts';

/** The field of the example whose values the page shows. */
const firstField = ({ example }: FieldGuide): Field | undefined => Object.values(example)[0];

/** Returns true if every field of the example has the access. */
const hasOnly = ({ example }: FieldGuide, access: Field['access']) =>
  Object.values(example).every((field) => field.access === access);

/** Returns true if records hold values of the kind. */
export const hasRecordValue = (guide: FieldGuide) => !hasOnly(guide, 'writeOnly');

/** Returns a short text: read-only, entered only, or both. */
export function accessOf(guide: FieldGuide): string {
  if (hasOnly(guide, 'readOnly')) return 'read-only';
  return hasRecordValue(guide) ? 'read and entered' : 'entered only';
}

/** Returns a sentence about the width and the alignment of the column; undefined if records hold no value. */
export function columnOf(guide: FieldGuide): string | undefined {
  const field = firstField(guide);
  if (field === undefined || !hasRecordValue(guide)) return undefined;
  const { column, align = 'start' } = viewsOf(field);
  const width = column?.(field).width ?? defaultColumnWidth;
  return `The column is at least ${width} px wide and aligned to the ${align}.`;
}

function sourceText(value: unknown): string {
  if (value instanceof File) return `${value.name} (${value.type}, ${value.size} bytes)`;
  if (value === undefined) return 'nothing';
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/\[ | \]/g, (edge) => edge.trim());
}

/** Returns the values of the guide with the text that the product shows for each. */
export function readValues(guide: FieldGuide): { stored: string; shown: string; empty: boolean }[] {
  const field = firstField(guide);
  if (field === undefined || !hasRecordValue(guide)) return [];
  const context: Context = { field, labelOf: (value) => guide.labels?.[value] };
  const { filled = [], empty = [] } = guide.wire;
  return [...filled, ...empty, null].map((raw) => {
    const value = present(field, raw);
    const shown = value === undefined ? t('common.none') : viewsOf(field).format(value, context);
    return { stored: sourceText(raw), shown, empty: value === undefined };
  });
}

/** Returns the entered values of the guide with what is sent for each, or the error. */
export function sentValues(guide: FieldGuide): { entered: string; sent?: string; error?: string }[] {
  const field = firstField(guide);
  return (guide.wire.entered ?? []).map((draft) => {
    const read = field?.draft.safeParse(draft);
    const entered = sourceText(draft);
    return read?.success
      ? { entered, sent: sourceText(read.data) }
      : { entered, error: problemMessages(read?.error.issues ?? []) ?? '' };
  });
}
