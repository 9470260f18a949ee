import { ApiError } from '#lib/api/api-error.ts';
import type { Send } from '#lib/api/transport.ts';
import { t } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { createSession } from './create-session.ts';

/** The delay, in milliseconds, after which any page has been painted. */
const idleDelay = 3_000;

/** Makes a call. The transport is loaded with the first one: the login page is painted before it is needed. */
const send: Send = async (call, credentials) => (await loadTransport())(call, credentials);

let transport: Promise<Send> | undefined;

function loadTransport(): Promise<Send> {
  transport ??= import('#lib/api/transport.ts').then(
    ({ createTransport }) =>
      createTransport({
        fetch: (input, init) => globalThis.fetch(input, init),
        host: import.meta.env['VITE_API_HOST'] ?? '',
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

const loadTokenOwner = () => import('./token-owner.ts');

// Loaded while the page is idle: a tab that is opened again days later may no longer find this file on the server.
if (globalThis.document !== undefined)
  setTimeout(() => void loadTokenOwner().catch(() => undefined), idleDelay);

/** The session of this tab. */
export const session = createSession({
  send,
  storage: () => globalThis.localStorage,
  locks: globalThis.navigator?.locks,
  watch: watchOtherTabs,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  findTokenOwner: async (...args) =>
    (await loadTokenOwner().catch(throwNetworkError)).findTokenOwner(...args),
  onExpired: () => notify.error(t('auth.expired')),
});

/** Reports changes by other tabs. A page that was frozen or cached for "back" has missed them: it checks when shown. */
function watchOtherTabs(onChange: () => void) {
  globalThis.addEventListener?.('storage', onChange);
  globalThis.addEventListener?.('pageshow', onChange);
  globalThis.document?.addEventListener('visibilitychange', onChange);
}
