import { t } from '#lib/i18n/i18n.ts';
import { isSameReading } from '#lib/submission/same-reading.ts';
import type { Field } from '#schema/field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { fieldLabel } from './labels.ts';
import { textOf } from './present-field.ts';

/** Returns a line for each field that differs between two readings of a record: its label and both values. */
export function changedLines(resource: Resource, before: StoredRecord, now: StoredRecord): string[] {
  return Object.entries(resource.fields)
    .filter(([name, field]) => field.access !== 'writeOnly' && differs(name, field, before, now))
    .map(([name]) => {
      const field = fieldLabel(resource, name);
      const textIn = (record: StoredRecord) => textOf(resource, record, name) ?? t('common.none');
      const [from, to] = [textIn(before), textIn(now)];
      return from === to
        ? t('fields.changes.hidden.update', { field })
        : t('fields.changes.changed', { field, from, to });
    });
}

/** Compares the members that both have: a row of a list may have fewer members than the record itself. */
function differs(name: string, { members }: Field, before: StoredRecord, now: StoredRecord): boolean {
  return (members === undefined ? [name] : Object.keys(members)).some(
    (member) => member in before && member in now && !isSameReading(before[member], now[member]),
  );
}
