import { setTimeout as wait } from 'node:timers/promises';
import { address, type Query } from '#lib/api/address.ts';
import type { Call } from '#schema/endpoints.ts';
import type { ServedPath } from '#schema/served-at.ts';
import { CouldNotRun } from './sentence.ts';

/** What came back, whatever it is. */
export interface Answer {
  readonly status: number;
  /** The parsed body; undefined where it is no JSON. */
  readonly body: unknown;
  /** What the body is, where it is no JSON. */
  readonly media: string | undefined;
}

/** How a call differs from a plain reading in the name of who is signed in. */
export interface Asked {
  readonly query?: Query;
  readonly body?: unknown;
  /** Another token, or none at all. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The API that is looked at. */
export interface LiveApi {
  readonly base: string;
  /** How many calls have been made. */
  readonly calls: number;
  /** Calls from now on are made in this name. */
  use(token: string | undefined): void;
  /** Makes a call. Throws {@link CouldNotRun} where there is no answer at all. */
  ask(call: DeclaredCall, asked?: Asked): Promise<Answer>;
}

interface DeclaredCall extends ServedPath {
  readonly method: Call['method'];
}

interface Options {
  readonly base: string;
  readonly fetch: typeof globalThis.fetch;
  /** In milliseconds. */
  readonly timeout: number;
}

const longestWait = 60;

/** The way to the API that is looked at. Nothing of what it carries is ever told. */
export function liveApi({ base, fetch, timeout }: Options): LiveApi {
  let bearer: string | undefined;
  let calls = 0;

  /** A connection that was kept open may be closed just when it is used again: what only reads is asked once more. */
  async function send(call: DeclaredCall, asked: Asked): Promise<Response> {
    calls += 1;
    const { method, path } = call;
    const first = await attempt(call, asked);
    const isWorthwhile = method === 'GET' && !(first instanceof Response) && first.name !== 'TimeoutError';
    const answer = isWorthwhile ? await attempt(call, asked) : first;
    if (answer instanceof Response) return answer;
    throw new CouldNotRun(`${method} ${path} got no answer from ${base}: ${reasonOf(answer, timeout)}.`);
  }

  async function attempt(
    { method, path, base: root }: DeclaredCall,
    { query, body, headers, ...asked }: Asked,
  ): Promise<Response | Failure> {
    const token = 'token' in asked ? asked.token : bearer;
    const isForm = body instanceof FormData;
    try {
      return await fetch(address(base, { path, base: root, query }), {
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
    } catch (cause) {
      return failureOf(cause);
    }
  }

  return {
    base,
    get calls() {
      return calls;
    },
    use: (token) => {
      bearer = token;
    },
    async ask(call, asked = {}) {
      let response = await send(call, asked);
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      if (response.status === 429 && seconds <= longestWait) {
        await wait(seconds * 1000);
        response = await send(call, asked);
      }
      return read(response);
    },
  };
}

async function read(response: Response): Promise<Answer> {
  const { status } = response;
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return { status, body, media: undefined };
  } catch {
    const media = response.headers.get('content-type')?.split(';')[0] ?? 'no type';
    return { status, body: undefined, media: text === '' ? 'an empty body' : media };
  }
}

function reasonOf({ name, code }: Failure, timeout: number): string {
  if (name === 'TimeoutError') return `it took longer than ${timeout / 1000} s`;
  const known: Readonly<Record<string, string>> = {
    ECONNREFUSED: 'nobody listens there',
    ENOTFOUND: 'there is no such host',
    ECONNRESET: 'the connection was cut',
    CERT_HAS_EXPIRED: 'its certificate has expired',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  };
  return known[code] ?? (code || name);
}

/** Why there was no answer, as the platform names it. */
interface Failure {
  readonly name: string;
  readonly code: string;
}

function failureOf(cause: unknown): Failure {
  if (!(cause instanceof Error)) return { name: 'unknown', code: '' };
  const inner: unknown = cause.cause;
  const code = [cause, inner].map((each) => Object(each).code).find((each) => typeof each === 'string');
  return { name: cause.name, code: code ?? '' };
}
