import { useState } from 'react';
import type { StoredRecord } from '#schema/resource.ts';

interface Opening {
  /** The number of openings: each starts with a new form. */
  readonly count: number;
  readonly open: boolean;
  readonly record: StoredRecord | undefined;
}

/** Returns the state of a form in a dialog: open or not, and for which record. */
export function useFormDialog() {
  const [opening, setOpening] = useState<Opening>({ count: 0, open: false, record: undefined });
  const show = (record: StoredRecord | undefined) =>
    setOpening(({ count }) => ({ count: count + 1, open: true, record }));
  return {
    ...opening,
    create: () => show(undefined),
    edit: (record: StoredRecord) => show(record),
    // Closing a closed dialog changes nothing: else an effect that closes it would run forever.
    close: () => setOpening((last) => (last.open ? { ...last, open: false } : last)),
  };
}

/** The result of {@link useFormDialog}. */
export type FormDialogState = ReturnType<typeof useFormDialog>;
