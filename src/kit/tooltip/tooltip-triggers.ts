import { tooltipStore } from './tooltip-store.ts';
import { attributes, type TriggerEvent } from './trigger-attributes.ts';

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
  if (trigger === entered || pointerType === 'touch') return;
  if (entered !== null) tooltipStore.leave(entered);
  entered = trigger;
  if (trigger === null) return;
  loadBubble();
  tooltipStore.enter(trigger);
}

function close(target: EventTarget | null): void {
  const trigger = triggerOf(target);
  if (trigger !== null) tooltipStore.close(trigger);
}

/** A press closes the tooltip. A finger that presses what is disabled opens it: nothing else would tell why nothing happens. */
function press(target: EventTarget | null, pointerType: string): void {
  if (pointerType !== 'touch') {
    close(target);
    return;
  }
  const [trigger, shown] = [triggerOf(target), tooltipStore.shown()];
  if (shown !== null) tooltipStore.close(shown);
  if (trigger === null || trigger === shown || !trigger.matches('[aria-disabled=true]')) return;
  loadBubble();
  tooltipStore.focus(trigger);
}

let nextFrame = 0;

function focus(target: EventTarget | null): void {
  cancelAnimationFrame(nextFrame);
  const trigger = triggerOf(target);
  if (trigger === null || !trigger.matches(':focus-visible')) return;
  loadBubble();
  // The focus may have scrolled its element into view, and a scroll event closes a tooltip: it comes before that frame.
  nextFrame = requestAnimationFrame(() => {
    if (document.activeElement === target) tooltipStore.focus(trigger);
  });
}

/** Opens and closes tooltips with the pointer and the focus. */
export function handleTriggers(event: TriggerEvent): void {
  const { type, target } = event;
  if (type === 'focusin') focus(target);
  else if (type === 'focusout') close(target);
  else if (!(event instanceof PointerEvent)) return;
  else if (type === 'pointerdown') press(target, event.pointerType);
  else if (type === 'pointerover') enter(triggerOf(target), event.pointerType);
  // The pointer has left the window.
  else if (event.relatedTarget === null) enter(null, event.pointerType);
}
