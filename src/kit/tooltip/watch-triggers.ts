import { attributes, eventTypes, type TriggerEvent } from './trigger-attributes.ts';

let isLoading = false;

/**
 * Handles an event. Until its code is there, the first event at a trigger loads it; the code then handles this one and
 * those that came meanwhile.
 */
let handle = (event: TriggerEvent): void => {
  const isAtTrigger = event.target instanceof Element && event.target.closest(`[${attributes.content}]`);
  if (!isAtTrigger && !isLoading) return;
  isLoading = true;
  import('./tooltip-triggers.ts').then(
    ({ handleTriggers }) => {
      handle = handleTriggers;
      handle(event);
    },
    // Offline there are no tooltips. Their texts also describe the triggers, and the next trigger tries again.
    () => {
      isLoading = false;
    },
  );
};

let isWatching = false;

/** Listens to the pointer and the focus of all triggers of the page. Further calls do nothing. */
export function watchTriggers(): void {
  if (isWatching || typeof document === 'undefined') return;
  isWatching = true;
  // In the capture phase: toasts stop the propagation of `focusin`, so that Sonner does not hear of it.
  for (const type of eventTypes) document.addEventListener(type, (event) => handle(event), true);
}
