import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, withId } from '#lib/api/address.ts';
import { readChanges } from '#resources/paths/changes.ts';
import { sendPageReport } from '#resources/paths/service.ts';
import { readAccount, refreshTokens } from '#resources/paths/session.ts';
import { endOneSession, readSessions } from '#resources/paths/sessions.ts';
import { watchUses } from './session-uses.ts';

/** An entry of the browser's list of requests. */
class Entry {
  readonly initiatorType = 'fetch';
  readonly name: string;
  readonly responseStatus: number;
  constructor(name: string, responseStatus: number) {
    this.name = name;
    this.responseStatus = responseStatus;
  }
}

let report: (list: { getEntries: () => Entry[] }) => void;

class Observer {
  constructor(callback: typeof report) {
    report = callback;
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('PerformanceResourceTiming', Entry);
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

/** Returns how many uses of the session are counted for a call. */
function usesOf(name: string, status = 200): number {
  const onUse = vi.fn();
  watchUses(onUse);
  report({ getEntries: () => [new Entry(name, status)] });
  return onUse.mock.calls.length;
}

const host = 'https://service.example';

test.each([
  address(host, readAccount),
  address(host, { path: '/admin/users', query: { query: '/admin/changes' } }),
  address(host, { path: '/admin/users', base: 'root' }),
  address(host, { path: withId(endOneSession.path, 7) }),
])('a call is a use of the session: %s', (name) => {
  expect(usesOf(name)).toBe(1);
});

test.each([
  address(host, readChanges),
  address(host, { ...readChanges, query: { since: '12' } }),
  address('https://service.example/base/', readChanges),
  address(host, sendPageReport),
  address(host, readSessions),
])('a call that pages make by themselves is no use of the session: %s', (name) => {
  expect(usesOf(name)).toBe(0);
});

test.each([
  [address(host, readAccount), 401],
  [address(host, readAccount), 0],
  [address(host, refreshTokens), 200],
  ['https://service.example/assets/base.js', 200],
])('what the service does not serve to this session is no use of it: %s, %s', (name, status) => {
  expect(usesOf(name, status)).toBe(0);
});
