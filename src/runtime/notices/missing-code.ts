import { missingCode } from '#kit/lazy-component.ts';
import { reloadIfReached } from '#lib/code/retry-screen.ts';

/** A store of the components that are to be shown without their code, e.g. a dialog that was opened while offline. */
export const missingParts = {
  subscribe(listener: () => void) {
    window.addEventListener('missingcode', listener);
    return () => window.removeEventListener('missingcode', listener);
  },
  exist: () => missingCode.size > 0,
};

/** Loads the missing code again. */
export function retryMissing(): void {
  for (const load of [...missingCode]) load();
}

/**
 * Loads the missing code again for a user who asked for it. Most browsers remember that a file could not be loaded, so if
 * the code is still missing although the server can be reached, the page is reloaded.
 */
export async function retryMissingOrReload(): Promise<void> {
  const tried = new Promise((resolve) =>
    window.addEventListener('missingcode', resolve, { once: true, signal: AbortSignal.timeout(tryTime) }),
  );
  retryMissing();
  await Promise.race([tried, new Promise((resolve) => setTimeout(resolve, tryTime))]);
  if (missingParts.exist()) await reloadIfReached();
}

/** Milliseconds after which an attempt has failed. */
const tryTime = 10_000;
