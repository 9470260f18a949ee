import { createConnection } from './create-connection.ts';
import { isSameVersion } from './page-version.ts';

/** The time limit of one check, in milliseconds. A connection that cannot load a small page in this time counts as lost. */
const limit = 10_000;

/** Returns the addresses of the modules of the open page. */
export const currentModules = () =>
  [...document.querySelectorAll('script[type="module"][src]')].map(
    (script) => script.getAttribute('src') ?? '',
  );

/** The connection of this tab. */
export const connection = createConnection({
  async readPage() {
    const response = await fetch('/', {
      cache: 'no-store',
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(limit),
    });
    return response.ok ? response.text() : undefined;
  },
  isCurrent: (page) => isSameVersion(page, currentModules()),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
});
