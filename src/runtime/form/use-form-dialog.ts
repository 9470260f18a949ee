import { useState } from 'react';
import type { StoredRecord } from '#schema/resource.ts';

interface Opening {
  /** The number of openings: each starts with a new form. */
  readonly count: number;
  readonly open: boolean;
  readonly record: StoredRecord | undefined;
  /** The element that had the focus when the dialog opened. */
  readonly opener: Element | null;
}

/** Returns the state of a form in a dialog: open or not, and for which record. */
export function useFormDialog() {
  const [opening, setOpening] = useState<Opening>({ count: 0, open: false, record: undefined, opener: null });
  const show = (record: StoredRecord | undefined) => {
    const opener = document.activeElement;
    setOpening(({ count }) => ({ count: count + 1, open: true, record, opener }));
  };
  return {
    ...opening,
    create: () => show(undefined),
    edit: (record: StoredRecord) => show(record),
    /** Replaces the form of an open dialog by an empty one, for the next record. */
    createNext: () =>
      setOpening((last) => (last.open ? { ...last, count: last.count + 1, record: undefined } : last)),
    // Closing a closed dialog changes nothing: else an effect that closes it would run forever.
    close: () => setOpening((last) => (last.open ? { ...last, open: false } : last)),
  };
}

/** The result of {@link useFormDialog}. */
export type FormDialogState = ReturnType<typeof useFormDialog>;
