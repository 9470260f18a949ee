import { useLayoutEffect, useRef, useState } from 'react';
import { isSame } from '#lib/submission/same.ts';
import type { StoredRecord } from '#schema/resource.ts';

export type Draft = Readonly<Record<string, unknown>>;

/** What a form is based on. Both parts always go together: old values under a new version would undo a change unseen. */
export interface DraftBase {
  /** The record, which has the version for the next write. Undefined if the form edits none. */
  readonly record: StoredRecord | undefined;
  /** The values of the record in the form. */
  readonly draft: Draft;
}

/** The part of the form library that the base needs. */
interface BasedForm {
  readonly state: { readonly values: Draft };
  setFieldValue(name: string, value: unknown, options: { dontValidate: true }): void;
  reset(values: Draft, options: { keepDefaultValues: true }): void;
}

interface DraftBaseOptions {
  readonly form: BasedForm;
  /** The record as it was last read. */
  readonly record: StoredRecord | undefined;
  /** Its values. The same object as long as the record is the same. */
  readonly initial: Draft;
  /** True while the form is sent: it then stays as it is. */
  readonly pending: boolean;
}

/**
 * Holds what a form is based on. A form without changes follows the record that it is given. One with changes keeps its base
 * until it is saved or merged.
 */
export function useDraftBase({ form, record, initial, pending }: DraftBaseOptions) {
  const [base, setBase] = useState<DraftBase>({ record, draft: initial });
  const latest = useRef(base);
  const seen = useRef(initial);

  function move(next: DraftBase) {
    latest.current = next;
    setBase(next);
  }

  /** Empties the form of changes, errors and traces of visits. */
  const reset = () => form.reset(latest.current.draft, { keepDefaultValues: true });

  useLayoutEffect(() => {
    if (pending || seen.current === initial) return;
    seen.current = initial;
    const { values } = form.state;
    const hasNewest = isSame(values, initial);
    if (!hasNewest && !isSame(values, latest.current.draft)) return;
    move({ record, draft: initial });
    if (!hasNewest) reset();
  });

  return {
    /** What the form is based on, for what is drawn. */
    shown: base,
    /** The same at once, also before it is drawn. */
    latest,
    /** Sets another base. The form keeps its values. */
    move,
    reset,
    /** Returns true if the form has a value that its record has not. */
    isChanged: () => !isSame(form.state.values, latest.current.draft),
    /**
     * Sets another base. A field that still has its value of `from` gets that of `to`. What was typed since stays.
     */
    rebase(next: DraftBase, from: Draft, to: Draft = next.draft) {
      move(next);
      for (const [name, value] of Object.entries(to)) {
        const isKept = isSame(value, from[name]) || !isSame(form.state.values[name], from[name]);
        // The user has not changed it: an error would be about what nobody typed.
        if (!isKept) form.setFieldValue(name, value, { dontValidate: true });
      }
    },
  };
}

/** The result of {@link useDraftBase}. */
export type DraftBaseState = ReturnType<typeof useDraftBase>;
