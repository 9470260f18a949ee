import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { AppRouter } from '#app/create-router.ts';
import { hasHoverCard, isInHoverCard } from '#kit/hover-card/in-hover-card.ts';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { createTooltipStore } from '#kit/tooltip/tooltip-store.ts';
import { linkedRecord } from './linked-record.ts';
import type { RecordPreviewProps } from './record-preview.tsx';

const preview = lazyComponent<RecordPreviewProps>(
  async () => (await import('./record-preview.tsx')).RecordPreview,
);

/** Opens and closes as tooltips do: after a rest of the pointer, and as soon as it goes on. */
const store = createTooltipStore<HTMLAnchorElement>();

/** Returns the link of a page around an element, if it opens a record. A link with a tooltip has that one. */
function triggerOf(target: EventTarget | null, shown: string): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
  if (link === null || link.origin !== location.origin || link.dataset['tooltip'] !== undefined) return null;
  return linkedRecord(link.pathname, shown) === undefined ? null : link;
}

/** Listens to the pointer and the focus of all links of the page. Returns the function that stops it. */
function watchLinks(router: AppRouter): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const linkAt = (target: EventTarget | null) => triggerOf(target, router.latestLocation.pathname);
  let entered: HTMLAnchorElement | null = null;
  const enter = (link: HTMLAnchorElement | null) => {
    if (link === entered) return;
    if (entered !== null) store.leave(entered);
    entered = link;
    if (link === null) return;
    preview.preload();
    store.enter(link);
  };
  const closeShown = () => {
    const link = store.shown();
    if (link !== null) store.close(link);
  };
  const close = ({ target, relatedTarget }: PointerEvent | FocusEvent) => {
    if (isInHoverCard(target) || isInHoverCard(relatedTarget)) return;
    const link = linkAt(target);
    if (link === null) closeShown();
    else store.close(link);
  };
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      // The preview says itself that the pointer is on it. The link can be entered anew from there.
      if (isInHoverCard(target)) entered = null;
      else enter(pointerType === 'touch' ? null : linkAt(target));
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || store.shown() === null) return;
      // The grid around the link would move the focus. While nothing is to be seen yet, Escape is not for the preview.
      if (hasHoverCard()) event.stopPropagation();
      closeShown();
    },
    { signal, capture: true },
  );
  document.addEventListener('pointerdown', close, { signal });
  document.addEventListener('focusout', close, { signal });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const link = linkAt(target);
      if (link === null || !link.matches(':focus-visible')) return;
      preview.preload();
      store.enter(link);
    },
    { signal },
  );
  const stopRouter = router.subscribe('onBeforeNavigate', closeShown);
  return () => {
    stop.abort();
    stopRouter();
    closeShown();
  };
}

/** Returns the preview of the record whose link has the pointer or the focus, if they stay on it. */
export function useRecordPreview(router: AppRouter): ReactNode {
  useEffect(() => watchLinks(router), [router]);
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  // It fades out beside its link. The previews of two links are different elements: the number is their key.
  const [{ trigger, number }, setLast] = useState({ trigger: shown, number: 0 });
  if (shown !== null && shown !== trigger) setLast({ trigger: shown, number: number + 1 });
  const Preview = useLazyComponent(preview, shown !== null);
  const linked = trigger && linkedRecord(trigger.pathname, router.latestLocation.pathname);
  return Preview && trigger && linked ? (
    <Preview
      key={number}
      trigger={trigger}
      linked={linked}
      open={shown === trigger}
      onClose={() => store.close(trigger)}
      onHold={() => store.hold(trigger)}
      onLeave={() => store.leave(trigger)}
    />
  ) : null;
}
