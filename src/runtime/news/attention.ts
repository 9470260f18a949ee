/** The time without a movement or a key after which nobody looks at the page, in milliseconds (product rule). */
const watchedTime = 300_000;

interface AttentionOptions {
  /** Ends the watching. */
  readonly signal: AbortSignal;
  /** Runs when the page or its window is shown again. */
  readonly onReturn: () => void;
  /** Runs with each movement and key, and after `onReturn`. */
  readonly onInput: () => void;
}

/**
 * Watches whether somebody looks at the page. Returns a function that says so now. While nobody does, nothing may be read:
 * a read counts as use of the session, which must end when it is not used.
 */
export function watchAttention({ signal, onReturn, onInput }: AttentionOptions): () => boolean {
  let lastInput = Date.now();
  const note = () => {
    lastInput = Date.now();
    onInput();
  };
  const comeBack = () => {
    onReturn();
    note();
  };
  for (const input of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(input, note, { signal, passive: true });
  addEventListener('focus', comeBack, { signal });
  document.addEventListener('visibilitychange', comeBack, { signal });
  return () => document.visibilityState === 'visible' && Date.now() - lastInput < watchedTime;
}
