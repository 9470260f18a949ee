import { inDialects } from 'virtual:dialects';
import { createFetch } from 'ofetch';
import { address, type Query } from './address.ts';
import { ApiError, createAbortError } from './api-error.ts';
import { readProblemBody } from './problem-body.ts';
import { authorization } from './started-calls.ts';
import { takingOver } from './taking-over.ts';
import { traceHeader } from './trace.ts';
import type { OnProgress } from './upload-fetch.ts';

/** One call that the page makes, with what it sends. */
export interface OutgoingCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  /** The path without the prefix `/api/v1`. */
  readonly path: string;
  /** `root`: served without that prefix. */
  readonly base?: 'root' | undefined;
  readonly query?: Query | undefined;
  /** A form is sent as multipart, anything else as JSON. */
  readonly body?: object | undefined;
  /** Headers of this call alone, e.g. `If-Match`. A repetition after a token refresh sends the same. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Called with the headers of a response that was accepted. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress | undefined;
  /** The time limit in milliseconds. Default: 30 s. With `onProgress`: since the last progress. */
  readonly timeout?: number | undefined;
}

/** The headers of the user who makes a call. */
export interface Credentials {
  readonly bearer?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Makes one call. Returns the parsed response (undefined if it is empty) or throws an {@link ApiError}. */
export type Send = (call: OutgoingCall, credentials?: Credentials) => Promise<unknown>;

interface TransportOptions {
  readonly fetch: Fetch;
  /** The address of the service, maybe with a path; empty for the page's own origin. */
  readonly host: string;
}

const defaultTimeout = 30_000;

type Fetch = typeof globalThis.fetch;

/** Wraps `fetch` so that calls are observed; undefined while nothing observes them. */
let watch: ((fetch: Fetch) => Fetch) | undefined;

/** Observes every call from now on. Returns the function that ends it. */
export function watchCalls(watcher: (fetch: Fetch) => Fetch): () => void {
  watch = watcher;
  return () => {
    if (watch === watcher) watch = undefined;
  };
}

/** A response body: its JSON value, or the error of a text that is not JSON. Both are absent if it is empty. */
interface Parsed {
  readonly value?: unknown;
  readonly error?: unknown;
}

/** Creates the connection to the service. Only the session uses it directly. */
export function createTransport({ fetch, host }: TransportOptions): Send {
  const fetchBy = (sending: Fetch) => {
    const own = takingOver(inDialects(sending, host));
    return createFetch({ fetch: (url, init) => (watch?.(own) ?? own)(url, init) });
  };
  const usual = fetchBy(fetch);

  return async (call, credentials = {}) => {
    const { onProgress, timeout: limit = defaultTimeout } = call;
    const upload = onProgress && (await import('./upload-fetch.ts')).upload(onProgress, limit);
    const timeout = upload?.timeout ?? AbortSignal.timeout(limit);
    const $fetch = upload ? fetchBy(upload.fetch) : usual;
    const url = address(host, call);
    const response = await $fetch
      .raw<Parsed>(url, {
        method: call.method ?? 'GET',
        headers: {
          Accept: 'application/json',
          ...traceHeader(url),
          ...(credentials.bearer !== undefined && { Authorization: authorization(credentials.bearer) }),
          ...call.headers,
          ...credentials.headers,
        },
        // ofetch writes it as JSON and sets the content type, unless it is a form.
        body: call.body,
        signal: call.signal === undefined ? timeout : AbortSignal.any([timeout, call.signal]),
        // ofetch's own parser would return broken JSON as a text.
        parseResponse: parse,
        ignoreResponseError: true,
        retry: false,
      })
      .catch((cause: unknown) => {
        if (call.signal?.aborted) throw createAbortError();
        throw new ApiError(timeout.aborted ? 'timeout' : 'network', { cause });
      });
    const { value, error } = response._data ?? {};
    if (!response.ok) throw readProblemBody(response.status, value, response.headers);
    if (error !== undefined) throw new ApiError('parsing', { status: response.status, cause: error });
    call.onHeaders?.(response.headers);
    return value;
  };
}

function parse(text: string): Parsed {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch (error) {
    return { error };
  }
}
