import { useState } from 'react';
import type { StoredRecord } from '#schema/resource.ts';

interface Opening {
  /** How many times it was opened: each time the form begins anew. */
  readonly count: number;
  readonly open: boolean;
  readonly record: StoredRecord | undefined;
}

/** Which record a form in a dialog is open for, if it is. */
export function useFormDialog() {
  const [opening, setOpening] = useState<Opening>({ count: 0, open: false, record: undefined });
  const show = (record: StoredRecord | undefined) =>
    setOpening(({ count }) => ({ count: count + 1, open: true, record }));
  return {
    ...opening,
    create: () => show(undefined),
    edit: (record: StoredRecord) => show(record),
    // Closing what is closed changes nothing, or whoever closes in an effect would never come to an end.
    close: () => setOpening((last) => (last.open ? { ...last, open: false } : last)),
  };
}

/** What {@link useFormDialog} gives. */
export type FormDialogState = ReturnType<typeof useFormDialog>;
