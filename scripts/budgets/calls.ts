import type { BrowserContext } from 'playwright-core';
import { isCallPath } from '#resources/paths/own-folders.ts';
import { callViolations } from './verdict.ts';

const profile = '/api/v1/users/me';

/** The calls of what loads after the rows. */
const late = '/api/v1/admin/views';

/** The code that follows the changes of the service. It loads seconds after the rows, and its call never ends. */
const changes = '**/page-notices-*.js';

/** The maximum time, in milliseconds, for which the profile's response waits until the list is requested. */
const maxDelay = 5_000;

/** Opens a list with a session. Returns what is wrong if it waits for the profile, renders early or makes a call twice. */
export async function listViolations(
  context: BrowserContext,
  { url, call, selector }: Readonly<Record<'url' | 'call' | 'selector', string>>,
): Promise<string[]> {
  const page = await context.newPage();
  const calls: string[] = [];
  const violations: string[] = [];
  let isPainted = false;
  const requested = Promise.withResolvers<boolean>();
  setTimeout(requested.resolve, maxDelay, false);
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!isCallPath(pathname)) return;
    if (pathname !== late) calls.push(pathname + search);
    else if (!isPainted) violations.push(`${late} does not wait for the rows`);
    if (pathname === call) requested.resolve(true);
  });
  await page.route(`**${profile}`, async (route) => {
    if (!(await requested.promise)) violations.push(`${call} waits for the response of ${profile}`);
    if ((await page.locator('main, nav, table').count()) > 0)
      violations.push('the shell is rendered before the session is checked');
    await route.continue();
  });
  await page.route(changes, (route) => route.abort());
  await page.goto(url);
  await page.locator(selector).first().waitFor();
  isPainted = true;
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...violations, ...callViolations(calls, profile, call)];
}
