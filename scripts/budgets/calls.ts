import type { BrowserContext, Request } from 'playwright-core';
import { callProblems } from './verdict.ts';

const profile = '/api/v1/users/me';

/** How long the profile is held back where the list is not asked for: long enough to be sure that it never is. */
const patienceMs = 5_000;

interface ListPage {
  readonly url: string;
  readonly call: string;
  readonly selector: string;
}

/**
 * Opens a list with a session while the answer to the profile is held back: the list must be asked for all the
 * same, nothing may be drawn meanwhile, and no call may be made twice.
 */
export async function listProblems(
  context: BrowserContext,
  { url, call, selector }: ListPage,
): Promise<string[]> {
  const page = await context.newPage();
  const calls: string[] = [];
  const problems: string[] = [];
  let listAsked = () => {};
  const asked = new Promise<boolean>((resolve) => {
    listAsked = () => resolve(true);
    setTimeout(() => resolve(false), patienceMs);
  });
  page.on('request', (request) => {
    const path = apiPath(request);
    if (path === undefined) return;
    calls.push(path);
    if (path.startsWith(`${call}?`)) listAsked();
  });
  await page.route(`**${profile}`, async (route) => {
    if (!(await asked)) problems.push(`${call} waits for the answer of ${profile}`);
    const drawn = await page.locator('main, nav, table').count();
    if (drawn > 0) problems.push('something of the shell is drawn before the session is checked');
    await route.continue();
  });
  await page.goto(url);
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...problems, ...callProblems(calls, profile, call)];
}

/** The path and query of a call of the API; undefined for files. */
function apiPath(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url());
  return /^\/(api|auth|admin)\//.test(pathname) ? pathname + search : undefined;
}
