import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usableDraft } from '#lib/drafts/draft-changes.ts';
import { type DraftScope, draftKey, type KeptDraft } from '#lib/drafts/draft-store.ts';
import { drafts } from '#lib/drafts/drafts.ts';
import { openSlots } from '#lib/drafts/open-slots.ts';
import { versionOf } from '#lib/queries/versions.ts';
import { offeredDraft } from '#runtime/merge/offered-draft.ts';
import type { Fields } from '#schema/resource.ts';
import type { DraftBase } from './use-draft-base.ts';

/** A draft of an earlier visit that this form has opened: no other tab offers it. */
interface OpenedDraft {
  readonly slot: string;
  readonly draft: KeptDraft;
  close(): void;
}

interface DraftOffersOptions {
  /** The form in the storage; undefined if nothing is kept. The same object as long as it is the same form. */
  readonly scope: DraftScope | undefined;
  /** The slot of this form, which is not offered. */
  readonly own: string;
  readonly fields: Fields;
  /** The fields that are kept. */
  readonly names: readonly string[];
  /** What the form is based on. */
  readonly base: DraftBase;
}

/** Returns true if the record has all changes of a draft, by this form or another one. */
function isSettled(draft: KeptDraft, form: Pick<DraftOffersOptions, 'fields' | 'names' | 'base'>): boolean {
  const usable = usableDraft(draft, form.fields, form.names);
  return usable !== undefined && offeredDraft(form.fields, usable, form.base.draft) === undefined;
}

/**
 * Returns the latest draft of an earlier visit, merged with the record; undefined if there is none. A draft that is open in
 * another tab is not offered. One whose changes the record already has is removed. `drop` removes the offered draft.
 */
export function useDraftOffers({ scope, own, fields, names, base }: DraftOffersOptions) {
  const [opened, setOpened] = useState<readonly OpenedDraft[]>([]);
  const newest = useRef({ fields, names, base });

  useLayoutEffect(() => {
    newest.current = { fields, names, base };
  });

  useEffect(() => {
    if (scope === undefined) return;
    const closings = drafts
      .read(scope)
      .filter(({ slot }) => slot !== own)
      .map(({ slot }) => {
        const close = openSlots.open(draftKey(scope, slot), () => {
          // The tab that has closed it may have removed it, or changed it before.
          const stored = drafts.read(scope).find((each) => each.slot === slot);
          if (stored === undefined) return;
          // If it stayed, it would be offered again once the record changes.
          if (isSettled(stored.draft, newest.current)) drafts.remove(scope, slot);
          else setOpened((others) => [...others, { ...stored, close: () => close() }]);
        });
        return close;
      });
    return () => {
      for (const close of closings) close();
      setOpened([]);
    };
  }, [scope, own]);

  const offers = useMemo(
    () =>
      opened.flatMap((each) => {
        const usable = usableDraft(each.draft, fields, names);
        const offered = usable && offeredDraft(fields, usable, base.draft);
        return offered ? [{ ...each, ...offered }] : [];
      }),
    [opened, fields, names, base],
  );
  const [offer] = offers;
  const isChanged = offer !== undefined && Object.keys(offer.conflicts).length > 0;
  const version = versionOf(base.record);

  return {
    offer: offer && {
      values: offer.values,
      conflicts: offer.conflicts,
      /** The time of the last change, in milliseconds. */
      savedAt: offer.draft.savedAt,
      /** True if somebody else has changed a value of the draft since. */
      isRecordChanged: isChanged,
      /** The version that the draft is based on, if the service refuses it by now: saving then asks which value to keep. */
      outdated:
        isChanged && version !== undefined && offer.draft.version !== version
          ? offer.draft.version
          : undefined,
    },
    drop() {
      if (scope === undefined || offer === undefined) return;
      drafts.remove(scope, offer.slot);
      offer.close();
      setOpened((others) => others.filter(({ slot }) => slot !== offer.slot));
    },
  };
}
