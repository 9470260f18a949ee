import { address } from '#lib/api/address.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { isStarting } from '#lib/api/started-calls.ts';
import { readStarted } from '#lib/api/started-response.ts';
import type { Send } from '#lib/api/transport.ts';
import { t } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { pageSetting } from '#schema/page-settings.ts';
import { createSession } from './create-session.ts';

/** The delay, in milliseconds, after which any page has been painted. */
const idleDelay = 3_000;

/** The longest duration of a sign-out, in milliseconds, with the loading of its code. */
const signOutTimeout = 5_000;

const host = pageSetting('VITE_API_HOST') ?? '';

/**
 * Makes a call. The transport is loaded with the first one that the boot script has not started: neither the login page
 * nor the first list waits for it.
 */
const send: Send = async (call, credentials = {}) => {
  if (isStarting() && (call.method ?? 'GET') === 'GET') {
    const started = await readStarted(address(host, call), credentials.bearer, call.signal);
    if (started !== undefined) {
      call.onHeaders?.(started.headers);
      return started.value;
    }
  }
  return (await loadTransport())(call, credentials);
};

let transport: Promise<Send> | undefined;

function loadTransport(): Promise<Send> {
  transport ??= import('#lib/api/transport.ts').then(
    ({ createTransport }) =>
      createTransport({
        fetch: (input, init) => globalThis.fetch(input, init),
        host,
      }),
    (cause: unknown) => {
      transport = undefined;
      return throwNetworkError(cause);
    },
  );
  return transport;
}

/** Reports code that cannot be loaded as a failed connection. */
function throwNetworkError(cause: unknown): never {
  throw new ApiError('network', { cause });
}

const loadLater = () => import('./later.ts');

/** Loads the transport; a call that needs it tries again after an error. */
const preloadTransport = () => void loadTransport().catch(() => undefined);

if (globalThis.document !== undefined) {
  // Whoever moves the pointer or presses a key may make a call next.
  for (const event of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(event, preloadTransport, { once: true, passive: true });
  // While the page is idle: a tab that is opened again days later may no longer find these files on the server.
  setTimeout(() => {
    preloadTransport();
    loadLater().catch(() => undefined);
  }, idleDelay);
}

/** The session of this tab. */
export const session = createSession({
  send,
  storage: () => globalThis.localStorage,
  locks: globalThis.navigator?.locks,
  watch: watchOtherTabs,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  findTokenOwner: async (...args) => (await loadLater().catch(throwNetworkError)).findTokenOwner(...args),
  reportSignOut: (...args) =>
    Promise.race([
      loadLater().then(
        ({ reportSignOut }) => reportSignOut(...args),
        () => undefined,
      ),
      // A server that gives no response may not give this code either.
      new Promise<void>((resolve) => setTimeout(resolve, signOutTimeout)),
    ]),
  onExpired: () => notify.error(t('auth.expired')),
});

/** Reports changes by other tabs. A page that was frozen or cached for "back" has missed them: it checks when shown. */
function watchOtherTabs(onChange: () => void) {
  globalThis.addEventListener?.('storage', onChange);
  globalThis.addEventListener?.('pageshow', onChange);
  globalThis.document?.addEventListener('visibilitychange', onChange);
}
