import { useEffect, useRef, useState } from 'react';
import { changesOf, keptNames, type OfferedChanges, offerOf } from '#lib/drafts/draft-changes.ts';
import { drafts } from '#lib/drafts/drafts.ts';
import { session } from '#lib/session/session.ts';
import type { Fields } from '#schema/resource.ts';

type Values = Readonly<Record<string, unknown>>;

/** The part of the form library that a draft is read from. */
interface WatchedForm {
  readonly state: { readonly values: Values };
  readonly store: { subscribe(listener: () => void): { unsubscribe(): void } };
}

interface KeptDraftOptions {
  /** The name of the form in the storage, e.g. `users/12`. Without it, nothing is kept. */
  readonly keepAs: string | undefined;
  readonly fields: Fields;
  readonly names: readonly string[];
  /** The values of the record. */
  readonly initial: Values;
  readonly form: WatchedForm;
}

/** The delay between a change and its storage, in milliseconds. */
const delay = 400;

interface Offer extends OfferedChanges {
  readonly slot: string;
}

/**
 * Keeps the changes of a form in this browser until they are saved or discarded. Offers those of an earlier visit that
 * ended without either, e.g. because the session expired, the tab was closed or the browser crashed. Secrets and files are
 * not kept.
 */
export function useKeptDraft({ keepAs, fields, names, initial, form }: KeptDraftOptions) {
  const [scope] = useState(() => {
    const owner = session.state().user?.id;
    return keepAs === undefined || owner === undefined ? undefined : { owner: String(owner), form: keepAs };
  });
  const [slot] = useState(() => Math.random().toString(36).slice(2));
  const [kept] = useState(() => keptNames(fields, names));
  const [offers, setOffers] = useState<readonly Offer[]>(() => {
    if (scope === undefined) return [];
    return drafts.read(scope).flatMap((stored) => {
      const offer = offerOf(stored.draft, fields, kept, initial);
      if (offer === undefined) drafts.remove(scope, stored.slot);
      return offer === undefined ? [] : [{ ...offer, slot: stored.slot }];
    });
  });
  const latest = useRef(initial);
  const writing = useRef<{ flush(): void; stop(): void }>(undefined);
  useEffect(() => {
    latest.current = initial;
  });

  useEffect(() => {
    if (scope === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let written: Values = form.state.values;
    let isStopped = false;

    function flush() {
      clearTimeout(timer);
      timer = undefined;
      const { values } = form.state;
      if (isStopped || scope === undefined || values === written) return;
      written = values;
      const changes = changesOf(kept, latest.current, values, Date.now());
      if (changes === undefined) drafts.remove(scope, slot);
      else drafts.write(scope, slot, changes);
    }

    const subscription = form.store.subscribe(() => {
      if (form.state.values !== written) timer ??= setTimeout(flush, delay);
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
    writing.current = {
      flush,
      stop() {
        written = form.state.values;
        clearTimeout(timer);
        timer = undefined;
        drafts.remove(scope, slot);
      },
    };
    return () => {
      flush();
      subscription.unsubscribe();
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('pagehide', flush);
      end();
    };
  }, [form, scope, slot, kept]);

  const [offer] = offers;
  const drop = () => {
    if (scope !== undefined && offer !== undefined) drafts.remove(scope, offer.slot);
    setOffers((others) => others.slice(1));
  };

  return {
    /** The latest changes of an earlier visit that were not saved; undefined if there are none. */
    offer,
    /** Enters the offered changes into the form. `change` sets the value of a field. */
    resume(change: (name: string, value: unknown) => void) {
      for (const [name, value] of Object.entries(offer?.values ?? {})) change(name, value);
      // The draft of this form must have the changes before the offered draft is removed.
      writing.current?.flush();
      drop();
    },
    /** Removes the offer. */
    ignore: drop,
    /** Removes the draft of this form. Later changes are kept again. */
    discard: () => writing.current?.stop(),
    /** Removes the draft of this form and all offers, after the record was saved. */
    discardAll() {
      writing.current?.stop();
      if (scope !== undefined) for (const each of offers) drafts.remove(scope, each.slot);
      setOffers([]);
    },
  };
}
