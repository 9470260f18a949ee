import { useMemo, useState } from 'react';
import { type NextElement, nextRow } from '#runtime/links/next-row.ts';
import { resourceText } from '#runtime/record/labels.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

/**
 * Controls deletions on a list or a page: which records can be deleted, and which one the dialog is open for. The
 * dialog and the mutation are loaded on intent (`RemovalDialog`). `onRemoved` is called after the
 * deletion; `onLost` after a refusal, if no list on the screen has the record any longer.
 */
export function useRemovalController(
  resource: Resource,
  onRemoved?: (records: readonly StoredRecord[]) => void,
  onLost?: (records: readonly StoredRecord[]) => void,
) {
  const [asked, setAsked] = useState<{ record: StoredRecord; next: NextElement }>();
  const [open, setOpen] = useState(false);
  const actions = useMemo(
    () => ({
      /** Returns the reason why a record cannot be deleted; undefined if it can. */
      denialOf: (candidate: StoredRecord) =>
        resource.allowsRemoval?.(candidate) === false ? resourceText(resource, 'remove.denied') : undefined,
      /** Opens the dialog that confirms the deletion of a record. */
      ask(chosen: StoredRecord) {
        setAsked({ record: chosen, next: nextRow() });
        setOpen(true);
      },
    }),
    [resource],
  );
  return {
    /** What a row or a page needs. It changes with the resource only, so that rows are not rendered again. */
    actions,
    record: asked?.record,
    /** Finds where the focus goes after the deletion. */
    next: asked?.next,
    open,
    setOpen,
    onRemoved,
    onLost,
  };
}

/** The result of {@link useRemovalController}. */
export type RemovalController = ReturnType<typeof useRemovalController>;
