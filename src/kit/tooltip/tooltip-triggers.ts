import { attributes, tooltipStore } from './tooltip-store.ts';

/** Returns the trigger around an element, unless a part of it shows the whole text of its tooltip. */
function triggerOf(target: EventTarget | null): HTMLElement | null {
  const trigger = target instanceof Element ? target.closest<HTMLElement>(`[${attributes.content}]`) : null;
  const text = trigger?.getAttribute(attributes.content);
  const isShown = [...(trigger?.children ?? [])].some(
    (part) => part.textContent === text && part.checkVisibility() && part.scrollWidth <= part.clientWidth,
  );
  return isShown ? null : trigger;
}

let isRequested = false;

/** Loads the code of the tooltip. After an error the next trigger tries again. */
function loadBubble(): void {
  if (isRequested) return;
  isRequested = true;
  import('./tooltip-bubble.tsx')
    .then(({ showTooltips }) => showTooltips())
    .catch((error: unknown) => {
      isRequested = false;
      reportError(error);
    });
}

let entered: HTMLElement | null = null;

function enter(trigger: HTMLElement | null, pointerType: string): void {
  if (trigger === entered) return;
  if (entered !== null) tooltipStore.leave(entered);
  entered = trigger;
  if (trigger === null || pointerType === 'touch') return;
  loadBubble();
  tooltipStore.enter(trigger);
}

const close = ({ target }: Event) => {
  const trigger = triggerOf(target);
  if (trigger !== null) tooltipStore.close(trigger);
};

let isWatching = false;
let nextFrame = 0;

/** Listens to the pointer and the focus of all triggers of the page. Further calls do nothing. */
export function watchTriggers(): void {
  if (isWatching || typeof document === 'undefined') return;
  isWatching = true;
  document.addEventListener('pointerover', ({ target, pointerType }) =>
    enter(triggerOf(target), pointerType),
  );
  document.addEventListener('pointerout', ({ relatedTarget, pointerType }) => {
    // The pointer has left the window.
    if (relatedTarget === null) enter(null, pointerType);
  });
  document.addEventListener('pointerdown', close);
  document.addEventListener('focusout', close);
  // While the event comes down: toasts end it there, so that their library does not move the focus.
  const focus = ({ target }: FocusEvent) => {
    cancelAnimationFrame(nextFrame);
    const trigger = triggerOf(target);
    if (trigger === null || !trigger.matches(':focus-visible')) return;
    loadBubble();
    // The focus may have scrolled its element into view, and a scroll event closes a tooltip: it comes before that frame.
    nextFrame = requestAnimationFrame(() => {
      if (document.activeElement === target) tooltipStore.focus(trigger);
    });
  };
  document.addEventListener('focusin', focus, true);
}
