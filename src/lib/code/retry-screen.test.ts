import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { lacksConnection, retryScreen } from './retry-screen.ts';

afterEach(() => vi.unstubAllGlobals());

/** Creates a router whose screen has an error, and another one after each retry. */
function createRouter(errors: readonly unknown[]) {
  const left = [...errors];
  const router = {
    state: { matches: [{ error: left.shift() }] },
    invalidate: vi.fn(async () => {
      router.state.matches = [{ error: left.shift() }];
    }),
  };
  return router;
}

const reload = vi.fn();

function stubServer(fetch: () => Promise<unknown>) {
  reload.mockClear();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('window', { location: { reload } });
}

const noCode = new ApiError('code');
const reached = async () => ({ ok: true });
const offline = async () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['code that loads now', [noCode, undefined], reached, false],
  ['code that the browser does not request again', [noCode, noCode], reached, true],
  ['code that cannot load, as the page is offline', [noCode, noCode], offline, false],
  ['a call that fails again', [new ApiError('network'), new ApiError('network')], reached, false],
  ['a call after which code is missing', [new ApiError('network'), noCode], reached, false],
])(
  'the page is reloaded only for code that the browser does not request again: %s',
  async (_, errors, fetch, reloads) => {
    stubServer(fetch);
    const router = createRouter(errors);
    await retryScreen(router);
    expect(router.invalidate).toHaveBeenCalledExactlyOnceWith({ sync: true });
    expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0);
  },
);

test.each([
  ['network', true],
  ['timeout', true],
  ['code', true],
  ['http', false],
  ['shape', false],
] as const)('an error of the kind %s: the connection may be the cause: %s', (reason, expected) => {
  expect(lacksConnection(createRouter([new ApiError(reason)]))).toBe(expected);
});
