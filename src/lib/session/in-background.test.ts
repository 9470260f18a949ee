import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAbortError } from '#lib/api/api-error.ts';
import { inBackground, signInQuestion } from './in-background.ts';
import { createBrowser } from './testing/browser.ts';
import { createServer } from './testing/server.ts';
import { settle } from './testing/settle.ts';

let end = () => {};
let canAsk = true;
beforeEach(() => {
  canAsk = true;
  end = signInQuestion.allow(() => canAsk);
});
afterEach(() => end());

const list = { path: '/admin/users' };
const toError = (error: unknown) => error;

async function start() {
  const server = createServer();
  const browser = createBrowser({ fetch: server.fetch });
  const tab = browser.openTab();
  const signIn = () => tab.session.signIn('ada@example.com', 'secret');
  await signIn();
  const endOnServer = () => {
    server.expireAccess();
    server.revokeRefresh();
    server.calls.length = 0;
    tab.events.length = 0;
  };
  return { server, browser, signIn, endOnServer, ...tab };
}

test('a call in the background asks the user to sign in again, and is then made again', async () => {
  const { session, server, browser, signIn, endOnServer, toasts, events } = await start();
  endOnServer();
  const read = inBackground(() => session.request(list));
  await settle();
  expect(signInQuestion.isOpen()).toBe(true);
  expect([toasts, events]).toEqual([[], []]);
  expect(session.state().user).toMatchObject({ id: 1 });
  expect(browser.items.get('access_token')).toBe('access-1');
  await signIn();
  signInQuestion.close();
  expect(await read).toEqual({ data: { seenBy: 1 } });
  expect(server.callsTo('admin/users').map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer access-1',
    'Bearer access-2',
  ]);
});

test('while the user is asked, further calls in the background wait', async () => {
  const { session, server, signIn, endOnServer } = await start();
  endOnServer();
  const first = inBackground(() => session.request(list));
  await settle();
  const second = inBackground(() => session.request({ path: '/admin/rides' }));
  await settle();
  expect(server.callsTo('admin/rides')).toHaveLength(0);
  await signIn();
  signInQuestion.close();
  expect(await Promise.all([first, second])).toEqual([{ data: { seenBy: 1 } }, { data: { seenBy: 1 } }]);
  expect(server.callsTo('admin/rides')).toHaveLength(1);
});

test('a user who signs out instead ends the waiting calls', async () => {
  const { session, endOnServer, events } = await start();
  endOnServer();
  const read = inBackground(() => session.request(list)).catch(toError);
  await settle();
  await session.signOut();
  signInQuestion.close();
  expect(isAbortError(await read)).toBe(true);
  expect(events).toEqual([{ type: 'signedOut', reason: 'requested' }]);
});

test('a call of the user ends the session, also if its token refresh is that of a call in the background', async () => {
  const { session, server, endOnServer, toasts, events } = await start();
  endOnServer();
  const waiting = inBackground(() => session.request({ path: '/admin/rides' })).catch(toError);
  expect(isAbortError(await session.request(list).catch(toError))).toBe(true);
  signInQuestion.close();
  expect(isAbortError(await waiting)).toBe(true);
  expect(toasts).toEqual(['expired']);
  expect(events).toEqual([{ type: 'signedOut', reason: 'expired' }]);
  expect(server.callsTo('refresh-token')).toHaveLength(1);
});

test('where nobody can be asked, the session ends as after any call', async () => {
  const { session, endOnServer, toasts } = await start();
  endOnServer();
  canAsk = false;
  await inBackground(() => session.request(list)).catch(toError);
  expect(toasts).toEqual(['expired']);
});

test('a call that begins later is one of the user', async () => {
  const { session, endOnServer, toasts } = await start();
  endOnServer();
  let goOn = () => {};
  const later = inBackground(async () => {
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    return session.request(list);
  }).catch(toError);
  goOn();
  await later;
  expect(toasts).toEqual(['expired']);
});

test('a query that is read again in the background counts as such', async () => {
  const { session, signIn, endOnServer, toasts } = await start();
  const observer = new QueryObserver(new QueryClient(), {
    queryKey: ['list'],
    queryFn: () => session.request(list),
    retry: false,
    networkMode: 'always',
  });
  const unsubscribe = observer.subscribe(() => undefined);
  await settle();
  endOnServer();
  const read = inBackground(() => observer.refetch({ cancelRefetch: false }));
  await settle();
  expect([signInQuestion.isOpen(), toasts]).toEqual([true, []]);
  await signIn();
  signInQuestion.close();
  expect((await read).data).toEqual({ data: { seenBy: 1 } });
  unsubscribe();
});

test('the owner of the tokens of another tab is looked for in the background', async () => {
  const { browser, server, signIn, session, toasts, events } = await start();
  const other = browser.openTab();
  await other.session.checkSession();
  server.expireAccess();
  await other.session.request(list);
  server.expireAccess();
  server.revokeRefresh();
  events.length = 0;
  browser.showTabs();
  await settle();
  expect([toasts, events, other.toasts]).toEqual([[], [], []]);
  expect(signInQuestion.isOpen()).toBe(true);
  await signIn();
  signInQuestion.close();
  expect(await session.request(list)).toEqual({ data: { seenBy: 1 } });
});
