import { setTimeout as wait } from 'node:timers/promises';
import { address, type Query, withId } from '#lib/api/address.ts';
import type { Call } from '#schema/endpoints.ts';
import { member } from '#schema/objects.ts';
import type { RecordId } from '#schema/resource.ts';
import type { ServedPath } from '#schema/served-at.ts';
import { RunError } from './run-error.ts';

/** A response of any kind. */
export interface LiveResponse {
  readonly status: number;
  /** The parsed body; undefined if it is not JSON. */
  readonly body: unknown;
  /** The declared type of a body that is not JSON, or that is not called JSON. */
  readonly media: string | undefined;
  /** The version of the record in the body. */
  readonly etag?: string | undefined;
}

/** A response, and when the service asks for another attempt. */
interface Answer extends LiveResponse {
  readonly retryAfter: string | null;
}

/** The options of a request. */
export interface RequestOptions {
  readonly query?: Query;
  readonly body?: unknown;
  /** The token of this request, or undefined for none. Default: the token in use. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

interface DeclaredCall extends ServedPath {
  readonly method: Call['method'];
}

interface Options {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  /** The maximum time for one response, in milliseconds. */
  readonly timeout: number;
  /** The longest time to wait before all attempts together. Default: ten minutes. */
  readonly maxTotalWaitSeconds?: number;
}

/** The longest wait before one attempt. */
const maxWaitSeconds = 60;
/** How often a call is made at most, if the service refuses it since there are too many. */
const maxAttempts = 5;

/** Returns the call of one record: with its id in the path. */
export const forRecord = <C extends { readonly path: string }>(call: C, id: RecordId) => ({
  ...call,
  path: withId(call.path, id),
});

/** A client of the API to check. */
export type LiveApi = ReturnType<typeof liveApi>;

/** Creates a client of the API. Its error messages never contain data of a request or response. */
export function liveApi({ base, fetch, timeout, maxTotalWaitSeconds = 600 }: Options) {
  let bearer: string | undefined;
  let renew: (() => Promise<string | undefined>) | undefined;
  let calls = 0;
  let waitedSeconds = 0;

  /** Repeats a failed read once, since the server may have closed an idle connection. */
  async function send(call: DeclaredCall, options: RequestOptions): Promise<Answer> {
    calls += 1;
    const { method, path } = call;
    const first = await attempt(call, options);
    const canRepeat = method === 'GET' && first instanceof Error && first.name !== 'TimeoutError';
    const result = canRepeat ? await attempt(call, options) : first;
    if (!(result instanceof Error)) return result;
    throw new RunError(`${method} ${path} got no response from ${base}: ${reasonOf(result, timeout)}.`);
  }

  /** Makes a call, and reads the body: it may come late, or be cut. */
  async function attempt(
    { method, path, base: root }: DeclaredCall,
    { query, body, headers, ...options }: RequestOptions,
  ): Promise<Answer | Error> {
    const token = 'token' in options ? options.token : bearer;
    const isForm = body instanceof FormData;
    try {
      const response = await fetch(address(base, { path, base: root, query }), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: {
          Accept: 'application/json',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
      return { ...(await read(response)), retryAfter: response.headers.get('retry-after') };
    } catch (cause) {
      return cause instanceof Error ? cause : new Error(String(cause));
    }
  }

  /** Makes a call, again and again while the service asks to wait. */
  async function patiently(call: DeclaredCall, options: RequestOptions): Promise<Answer> {
    let answer = await send(call, options);
    for (let attempts = 1; answer.status === 429 && attempts < maxAttempts; attempts += 1) {
      const seconds = secondsUntil(answer.retryAfter);
      if (seconds === undefined || seconds > maxWaitSeconds) break;
      if (waitedSeconds + seconds > maxTotalWaitSeconds)
        throw new RunError(
          `The service limits the calls (429): ${call.method} ${call.path} would have to wait, after ${Number(waitedSeconds.toFixed(1))} s of waiting before others. Check a part with --only.`,
        );
      waitedSeconds += seconds;
      await wait(seconds * 1000);
      answer = await send(call, options);
    }
    return answer;
  }

  return {
    base,
    /** The number of requests so far. */
    get calls() {
      return calls;
    },
    /**
     * Sets the token of the next requests. `renewed` gets another one once it has expired, or undefined if it cannot.
     * Default: it is never renewed.
     */
    authorize: (token: string | undefined, renewed?: () => Promise<string | undefined>) => {
      bearer = token;
      renew = renewed;
    },
    /** Keeps the token, also once it has expired. */
    stopRenewing: () => {
      renew = undefined;
    },
    /**
     * Makes a call, and makes it again with a new token if the one in use has expired. Throws a {@link RunError} without a
     * whole response, or once the waits have used up their limit.
     */
    async request(call: DeclaredCall, options: RequestOptions = {}): Promise<LiveResponse> {
      const { retryAfter: _, ...response } = await patiently(call, options);
      const hasExpired = response.status === 401 && codeOf(response.body) === 'E_AUTH_UNAUTHORIZED';
      const token = hasExpired && !('token' in options) ? await renew?.() : undefined;
      if (token === undefined) return response;
      bearer = token;
      const { retryAfter: __, ...again } = await patiently(call, options);
      return again;
    },
  };
}

/** Returns the seconds to wait: the header has their number, or a date. */
function secondsUntil(header: string | null): number | undefined {
  const seconds = /^\d+(\.\d+)?$/.test(header ?? '')
    ? Number(header)
    : (Date.parse(header ?? '') - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** The type of a body without content. */
export const emptyBody = 'an empty body';

async function read(response: Response): Promise<LiveResponse> {
  const { status } = response;
  const etag = response.headers.get('etag') ?? undefined;
  const text = await response.text();
  const media = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? 'no type';
  try {
    const body: unknown = JSON.parse(text);
    return { status, body, media: /[/+]json$/.test(media) ? undefined : media, etag };
  } catch {
    return { status, body: undefined, media: text.trim() === '' ? emptyBody : media };
  }
}

/** Returns the code of an error, wherever its body has it. */
export const codeOf = (body: unknown): unknown =>
  [body, member(body, 'error'), member(body, 'data')]
    .map((holder) => member(holder, 'code'))
    .find((code) => code !== undefined);

/** Returns the reason of a failed request, as Node.js states it. */
function reasonOf(error: Error, timeout: number): string {
  if (error.name === 'TimeoutError') return `it took longer than ${timeout / 1000} s`;
  const { cause = error } = error;
  // An error of several addresses has no message of its own.
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
  return cause instanceof Error && cause.message !== '' ? cause.message : code;
}
