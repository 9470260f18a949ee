import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { administrator, startServer, type TestServer } from '#scripts/testing/server.ts';

export { expect };

/** What the browser keeps of a session. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: { readonly id: string; readonly value: string };
}

/** The API as an administrator calls it, to prepare what a test needs and to see what became of it. */
export interface Api {
  readonly tokens: Tokens;
  get(path: string): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
}

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the API is whatever the test says it is.
  readonly body: any;
}

interface Options {
  /**
   * Whose session the browser starts with: the one that the tests of a worker share, since signing in is made slow,
   * one of its own for what ends or renews it, or none. Default: 'shared'.
   */
  session: 'shared' | 'own' | 'none';
}

interface Fixtures extends Options {
  api: Api;
  /** What the page complained of: a test that provokes complaints empties it. */
  complaints: string[];
}

async function signIn(request: APIRequestContext, origin: string): Promise<Tokens> {
  const answer = await request.post(`${origin}/auth/signin`, { data: administrator });
  if (!answer.ok()) throw new Error(`No session: ${answer.status()} ${await answer.text()}`);
  const { data } = await answer.json();
  return { access_token: data.access_token, refresh_token: data.refresh_token };
}

function apiOf(request: APIRequestContext, origin: string, tokens: Tokens): Api {
  const headers = { Authorization: `Bearer ${tokens.access_token}`, Accept: 'application/json' };
  const read = async (answer: Awaited<ReturnType<APIRequestContext['get']>>) => {
    const text = await answer.text();
    return { status: answer.status(), body: text === '' ? undefined : JSON.parse(text) };
  };
  return {
    tokens,
    // A connection that stayed open may be closed just as it is used again.
    get: async (path) => read(await request.get(origin + path, { headers, maxRetries: 2 })),
    post: async (path, data) => read(await request.post(origin + path, { headers, data })),
  };
}

/** A session is shared for so long: far less than its access token lasts, so that no test has to renew it. */
const sharedMs = 5 * 60_000;

/** Signs in where the last session is too old to be shared any more. */
function sharedSession(begin: () => Promise<Tokens>): () => Promise<Tokens> {
  let last: { tokens: Tokens; since: number } | undefined;
  return async () => {
    if (last === undefined || Date.now() - last.since > sharedMs)
      last = { tokens: await begin(), since: Date.now() };
    return last.tokens;
  };
}

/**
 * What the browser and React say by themselves of an answer that a test provokes, and what the recorder of traces
 * causes: it reads pictures that are shown before they are sent.
 */
const isProvoked = (text: string) => /^(Failed to load resource|ApiError: |Connecting to 'blob:)/.test(text);

/** The complaints of a page: errors of its code, errors it logs, and what its Content-Security-Policy blocks. */
export function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isProvoked(message.text())) complaints.push(message.text());
  });
}

interface WorkerFixtures {
  server: TestServer;
  /** An administrator's session, for those who neither end nor renew it. */
  shared: () => Promise<Tokens>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({ playwright: _ }, provide) => {
      const server = await startServer();
      await provide(server);
      await server.stop();
    },
    // A database is made and filled, on a machine that may be busy.
    { scope: 'worker', timeout: 240_000 },
  ],
  shared: [
    async ({ playwright, server }, provide) => {
      const request = await playwright.request.newContext();
      await provide(sharedSession(() => signIn(request, server.origin)));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.origin),
  session: ['shared', { option: true }],
  api: async ({ request, server, shared }, provide) => {
    await provide(apiOf(request, server.origin, await shared()));
  },
  storageState: async ({ session, shared, playwright, server }, provide) => {
    if (session === 'none') return provide(undefined);
    const request = await playwright.request.newContext();
    const own = session === 'own' ? await signIn(request, server.origin) : undefined;
    await request.dispose();
    const { access_token, refresh_token } = own ?? (await shared());
    const localStorage = [
      { name: 'access_token', value: access_token },
      { name: 'refresh_token', value: JSON.stringify(refresh_token) },
    ];
    return provide({ cookies: [], origins: [{ origin: server.origin, localStorage }] });
  },
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await provide(complaints);
      expect(complaints, 'complaints of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in as a person does. */
export async function fillSignIn(
  page: Page,
  who: { email: string; password: string } = administrator,
): Promise<void> {
  await page.getByLabel(t('auth.email')).fill(who.email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(who.password);
  await page.getByRole('button', { name: t('auth.submit') }).click();
}

/** What the browser keeps under a key. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The toasts on the screen. */
export const toasts = (page: Page) => page.locator('[data-sonner-toast]');
