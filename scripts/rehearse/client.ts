import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { signIn } from '#scripts/testing/server.ts';

const created = z.object({ data: z.object({ id: z.string() }) });
const listed = z.object({ data: z.array(z.object({ id: z.string() })) });

const plan = {
  name: 'Essai',
  description: 'Un essai.',
  price: 10,
  interval_count: 1,
  interval_unit: 'month',
  trial_interval_count: 0,
  trial_interval_unit: 'day',
};
const plans = '/api/v1/subscription-plans';

/** The time after which a request counts as failed, in milliseconds. */
const timeoutMs = 15_000;

/** Signs the administrator in. Returns calls of the service, each of which throws if it fails. */
export async function openClient(url: string) {
  const send = async (method: string, path: string, token?: string, json?: object, headers = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json && { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    const body: unknown = JSON.parse(text);
    return body;
  };
  const { access_token: token, refresh_token: refreshToken } = await signIn({ origin: url });
  const statusOf = async (path: string) => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    await response.text();
    return response.status;
  };
  return {
    /** Adds a record and returns its id: the write was acknowledged. */
    add: async () => created.parse(await send('POST', plans, token, plan)).data.id,
    /** Returns the ids of all records that were added. */
    list: async () => listed.parse(await send('GET', plans, token)).data.map(({ id }) => id),
    /** Reads a list: by default, that of the users. */
    read: async (list = '/api/v1/admin/users?page=1&limit=10') => void (await send('GET', list, token)),
    /** Returns the lists that the service has: those of a later version may be missing. */
    served: async (lists: readonly string[]) => {
      const found = await Promise.all(
        lists.map(async (list) => ((await statusOf(list)) === 404 ? [] : [list])),
      );
      return found.flat();
    },
    /** Exchanges the refresh token. */
    refresh: async () => {
      const headers = { 'x-refresh-token-id': refreshToken.id };
      await send('POST', '/auth/refresh-token?with-refresh=1', refreshToken.value, undefined, headers);
    },
  };
}

/** Makes a call again and again, and keeps the results. Times are milliseconds, as of `performance.now()`. */
export function repeat<Result>(call: () => Promise<Result>) {
  const done: { readonly at: number; readonly took: number; readonly result: Result }[] = [];
  const failed: { readonly at: number; readonly reason: string }[] = [];
  let isStopping = false;
  async function run() {
    while (!isStopping) {
      const began = performance.now();
      try {
        const result = await call();
        done.push({ at: performance.now(), took: performance.now() - began, result });
      } catch (error) {
        failed.push({ at: performance.now(), reason: String(error) });
        await wait(50);
      }
    }
  }
  const running = run();
  return {
    done,
    failed,
    /** Ends the repetition after the present call. */
    stop: () => {
      isStopping = true;
      return running;
    },
  };
}

/** Returns a percentile of numbers: about this share of them is smaller. `share` is at least 0 and below 1. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? Number.NaN;
