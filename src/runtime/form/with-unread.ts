import { isSame } from '#lib/submission/same.ts';
import type { Fields, StoredRecord } from '#schema/resource.ts';

type Sent = Record<string, unknown>;

const isMissing = (stored: unknown) => stored === undefined || stored === null || stored === '';

/**
 * Returns what is sent of a form, with the stored values that its fields cannot read, e.g. a time with a zone: they are shown as
 * missing, and saving another field must not empty them. What was entered instead is sent as it is.
 */
export function withUnread(fields: Fields, record: StoredRecord | undefined, sent: Sent): Sent {
  if (record === undefined) return sent;
  const unread = Object.entries(fields).filter(([name, field]) => {
    const stored = record[name];
    // A stored file is not sent again: the service replaces it only by another one.
    if (!(name in sent) || field.file || isMissing(stored) || field.record.safeParse(stored).success)
      return false;
    const empty = field.draft.safeParse(field.initial);
    return isSame(field.toDraft(stored), field.initial) && empty.success && isSame(sent[name], empty.data);
  });
  return { ...sent, ...Object.fromEntries(unread.map(([name]) => [name, record[name]])) };
}
