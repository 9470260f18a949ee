import { ApiError } from '#lib/api/api-error.ts';
import type { Send } from '#lib/api/transport.ts';
import { t } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { createSession } from './create-session.ts';

/** Long enough for any page to be painted first, in milliseconds. */
const REST_TIME = 3_000;

/** The way to the service comes with the first call: a person who is about to sign in sees the page before it. */
const send: Send = async (call, credentials) => (await transport())(call, credentials);

let opened: Promise<Send> | undefined;

function transport(): Promise<Send> {
  opened ??= import('#lib/api/transport.ts').then(
    ({ createTransport }) =>
      createTransport({
        fetch: (input, init) => globalThis.fetch(input, init),
        host: import.meta.env['VITE_API_HOST'] ?? '',
      }),
    (cause: unknown) => {
      opened = undefined;
      return offline(cause);
    },
  );
  return opened;
}

/** Code that can't be fetched is a connection that fails. */
function offline(cause: unknown): never {
  throw new ApiError('network', { cause });
}

const recogniser = () => import('#lib/recognition/recognise.ts');

// With the page at rest: a tab that is looked at again long after may find that the service has moved on.
if (globalThis.document !== undefined) setTimeout(() => void recogniser().catch(() => undefined), REST_TIME);

/** The session of this tab. */
export const session = createSession({
  send,
  storage: () => globalThis.localStorage,
  locks: globalThis.navigator?.locks,
  watch: watchOtherTabs,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  recognise: async (...given) => (await recogniser().catch(offline)).recognise(...given),
  onExpired: () => notify.error(t('auth.expired')),
});

/** A page that was frozen or kept for "back" has missed the events of other tabs: it looks when it is shown. */
function watchOtherTabs(onChange: () => void) {
  globalThis.addEventListener?.('storage', onChange);
  globalThis.addEventListener?.('pageshow', onChange);
  globalThis.document?.addEventListener('visibilitychange', onChange);
}
