import { useState } from 'react';
import { resourceText } from '#runtime/record/labels.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

/**
 * What a list or a page knows of deleting: who may be deleted, and who is asked about. The question itself, and
 * what follows from the answer, come on intent (`RemovalDialog`). `onRemoved` runs once the record is gone.
 */
export function useRemovalController(resource: Resource, onRemoved?: () => void) {
  const [asked, setAsked] = useState<StoredRecord>();
  const [open, setOpen] = useState(false);
  return {
    /** Why a record may not be deleted, or undefined where it may. */
    refusalOf: (record: StoredRecord) =>
      resource.allowsRemoval?.(record) === false ? resourceText(resource, 'remove.denied') : undefined,
    ask(record: StoredRecord) {
      setAsked(record);
      setOpen(true);
    },
    asked,
    open,
    setOpen,
    onRemoved,
  };
}

/** What {@link useRemovalController} gives. */
export type RemovalController = ReturnType<typeof useRemovalController>;
