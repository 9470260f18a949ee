import * as z from 'zod/mini';
import { processAdmin } from '#server/testing/process.ts';

const signedIn = z.object({
  data: z.object({
    access_token: z.string(),
    refresh_token: z.object({ id: z.string(), value: z.string() }),
  }),
});
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

/** An administrator who calls the service. Each function throws if its call fails. */
export interface Client {
  /** Adds a record and returns its id: the write was acknowledged. */
  add(): Promise<string>;
  /** Returns the ids of all records that were added. */
  list(): Promise<readonly string[]>;
  /** Reads a list. */
  read(): Promise<void>;
  /** Exchanges the refresh token. */
  refresh(): Promise<void>;
}

/** Signs in to a service. */
export async function signIn(url: string): Promise<Client> {
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
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return body;
  };
  const { data } = signedIn.parse(await send('POST', '/auth/signin', undefined, processAdmin));
  const { access_token: token, refresh_token: refreshToken } = data;
  return {
    add: async () => created.parse(await send('POST', plans, token, plan)).data.id,
    list: async () => listed.parse(await send('GET', plans, token)).data.map(({ id }) => id),
    read: async () => void (await send('GET', '/api/v1/admin/users?page=1&limit=10', token)),
    refresh: async () => {
      const headers = { 'x-refresh-token-id': refreshToken.id };
      await send('POST', '/auth/refresh-token?with-refresh=1', refreshToken.value, undefined, headers);
    },
  };
}

/** The results of calls that are repeated. Times are milliseconds, as of `performance.now()`. */
export interface Repeated<Result> {
  readonly done: readonly { readonly at: number; readonly took: number; readonly result: Result }[];
  readonly failed: readonly { readonly at: number; readonly reason: string }[];
  /** Ends the repetition after the present call. */
  stop(): Promise<void>;
}

/** Makes a call again and again. */
export function repeat<Result>(call: () => Promise<Result>): Repeated<Result> {
  const done: Repeated<Result>['done'][number][] = [];
  const failed: Repeated<Result>['failed'][number][] = [];
  let isStopping = false;
  async function run() {
    while (!isStopping) {
      const began = performance.now();
      try {
        const result = await call();
        done.push({ at: performance.now(), took: performance.now() - began, result });
      } catch (error) {
        failed.push({
          at: performance.now(),
          reason: error instanceof Error ? error.message : String(error),
        });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
  const running = run();
  return {
    done,
    failed,
    stop: () => {
      isStopping = true;
      return running;
    },
  };
}

/** Returns a percentile of numbers, between 0 and 1. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? Number.NaN;
