import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { changesOf, keptNames } from '#lib/drafts/draft-changes.ts';
import { draftKey } from '#lib/drafts/draft-store.ts';
import { drafts } from '#lib/drafts/drafts.ts';
import { openSlots } from '#lib/drafts/open-slots.ts';
import { versionOf, withVersion } from '#lib/queries/versions.ts';
import { session } from '#lib/session/session.ts';
import type { Fields } from '#schema/resource.ts';
import type { Draft, DraftBase, DraftBaseState } from './use-draft-base.ts';
import { useDraftOffers } from './use-draft-offers.ts';

/** The part of the form library that a draft is read from. */
interface WatchedForm {
  readonly state: { readonly values: Draft };
  readonly store: { subscribe(listener: () => void): { unsubscribe(): void } };
}

interface KeptDraftOptions {
  /** The name of the form in the storage, e.g. `users/12`. Without it, nothing is kept. */
  readonly keepAs: string | undefined;
  readonly fields: Fields;
  readonly names: readonly string[];
  /** What the form is based on. */
  readonly base: Pick<DraftBaseState, 'latest' | 'shown' | 'move'>;
  readonly form: WatchedForm;
}

/** The delay between a change and its storage, in milliseconds. */
const delay = 400;

/**
 * Keeps the changes of a form in this browser until they are saved or discarded. Offers those of an earlier visit that
 * ended without either, e.g. because the session expired, the tab was closed or the browser crashed. Secrets and files are
 * not kept.
 */
export function useKeptDraft({ keepAs, fields, names, base, form }: KeptDraftOptions) {
  const { latest, shown } = base;
  const [owner] = useState(() => session.state().user?.id);
  const scope = useMemo(
    () => (keepAs === undefined || owner === undefined ? undefined : { owner: String(owner), form: keepAs }),
    [keepAs, owner],
  );
  const [slot] = useState(() => Math.random().toString(36).slice(2));
  const [kept] = useState(() => keptNames(fields, names));
  const { offer, drop } = useDraftOffers({ scope, own: slot, fields, names: kept, base: shown });
  const newest = useRef(scope);
  const writing = useRef<{ flush(): void; stop(): void }>(undefined);

  useLayoutEffect(() => {
    newest.current = scope;
  });

  useEffect(() => {
    if (scope === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let written: { values: Draft; base: DraftBase } | undefined;
    let isStopped = false;
    const close = openSlots.open(draftKey(scope, slot));

    /** Returns what is in the form now; undefined if it is already written. */
    function unwritten() {
      const now = { values: form.state.values, base: latest.current };
      return now.values === written?.values && now.base === written.base ? undefined : now;
    }

    function flush() {
      clearTimeout(timer);
      timer = undefined;
      const now = unwritten();
      if (isStopped || scope === undefined || now === undefined) return;
      written = now;
      const changes = changesOf(kept, now.base.draft, now.values, Date.now());
      if (changes === undefined) drafts.remove(scope, slot);
      else drafts.write(scope, slot, { ...changes, version: versionOf(now.base.record) });
    }

    const subscription = form.store.subscribe(() => {
      if (unwritten() !== undefined) timer ??= setTimeout(flush, delay);
    });
    // A page that is hidden may be closed without another event.
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('pagehide', flush);
    const end = session.onEvent((event) => {
      if (event.type === 'signedOut' && event.reason === 'requested') isStopped = true;
    });
    flush();
    writing.current = {
      flush,
      stop() {
        written = { values: form.state.values, base: latest.current };
        clearTimeout(timer);
        timer = undefined;
        drafts.remove(scope, slot);
      },
    };
    return () => {
      flush();
      // The form goes on with another record: from now on, its changes are kept for that one.
      if (newest.current !== scope) drafts.remove(scope, slot);
      subscription.unsubscribe();
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('pagehide', flush);
      end();
      close();
    };
  }, [form, scope, slot, kept, latest]);

  // The same values may be other changes under another base.
  useEffect(() => {
    if (shown === latest.current) writing.current?.flush();
  }, [shown, latest]);

  return {
    /** The latest changes of an earlier visit that were not saved; undefined if there are none. */
    offer,
    /** Enters the offered changes into the form. `change` sets the value of a field. */
    resume(change: (name: string, value: unknown) => void) {
      if (offer === undefined) return;
      const { record, draft } = latest.current;
      const { outdated, conflicts } = offer;
      // As if the draft had never left the form: the service reports the conflict, and the user decides.
      if (outdated !== undefined)
        base.move({
          record: record && withVersion({ ...record }, outdated),
          draft: { ...draft, ...conflicts },
        });
      for (const [name, value] of Object.entries(offer.values)) change(name, value);
      // The draft of this form must have the changes before the offered draft is removed.
      writing.current?.flush();
      drop();
    },
    /** Removes the offer. */
    ignore: drop,
    /** Removes the draft of this form. Later changes are kept again. */
    discard: () => writing.current?.stop(),
  };
}
