const types = ['pointerover', 'pointerout', 'pointerdown', 'focusin', 'focusout'] as const;

/** What a user does with the pointer and the focus. */
export type TriggerEvent = DocumentEventMap[(typeof types)[number]];

let code: Promise<typeof import('./tooltip-triggers.ts')> | undefined;

/** Passes an event on to the code of the triggers, which loads with the first one. After an error the next one tries again. */
function handle(event: TriggerEvent): void {
  code ??= import('./tooltip-triggers.ts');
  code.then(
    ({ handleTriggers }) => handleTriggers(event),
    (error: unknown) => {
      code = undefined;
      reportError(error);
    },
  );
}

let isWatching = false;

/** Listens to the pointer and the focus of all triggers of the page. Further calls do nothing. */
export function watchTriggers(): void {
  if (isWatching || typeof document === 'undefined') return;
  isWatching = true;
  // While the events come down: toasts end that of the focus there, so that their library does not move it.
  for (const type of types) document.addEventListener(type, handle, true);
}
