import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';

type Headers = Readonly<Record<string, string>>;

/** The time after which a service counts as gone. Workers may start slowly on a busy machine. */
const patience = 60_000;

/**
 * The longest time for one attempt, as each client has one. If a worker is killed while the process above it hands it a
 * connection, that connection stays open, and nothing responds.
 */
const attemptTime = 15_000;

/** Makes a call until there is a response, as a client does whose connection was cut. Returns it and the number of attempts. */
export async function callUntilAnswered(url: string, init: RequestInit) {
  const began = performance.now();
  for (let attempts = 1; ; attempts += 1) {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(attemptTime) });
      const body: unknown = await response.json();
      return { status: response.status, body, attempts };
    } catch (error) {
      if (performance.now() - began > patience) throw error;
      await wait(20);
    }
  }
}

/** Sends bodies one after the other. Each has one idempotency key, also if it must be sent again. */
export function writeAll(url: string, headers: Headers, bodies: readonly object[]) {
  const done: { readonly status: number; readonly attempts: number }[] = [];
  const running = (async () => {
    for (const body of bodies) {
      const init = { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' } };
      const own = { ...init.headers, 'idempotency-key': randomUUID() };
      done.push(await callUntilAnswered(url, { ...init, headers: own, body: JSON.stringify(body) }));
    }
  })();
  return { done, running };
}

const started = z.object({ complete: z.boolean() });
const changed = z.object({ resource: z.string(), count: z.number() });

/** Follows the stream of changes, and opens it again at its last position when it is cut. */
export function followChanges(url: string, headers: Headers) {
  const ending = new AbortController();
  const counts = new Map<string, number>();
  const beginnings: boolean[] = [];
  let position = '';

  function take(event: string) {
    const [, id] = /^id: (.+)$/m.exec(event) ?? [];
    const [, json] = /^data: (.+)$/m.exec(event) ?? [];
    if (json === undefined) return;
    const data: unknown = JSON.parse(json);
    position = id ?? position;
    const change = changed.safeParse(data).data;
    if (change === undefined) beginnings.push(z.parse(started, data).complete);
    else counts.set(change.resource, (counts.get(change.resource) ?? 0) + change.count);
  }

  async function read() {
    const attempt = new AbortController();
    const limit = setTimeout(() => attempt.abort(), attemptTime);
    const response = await fetch(position === '' ? url : `${url}?since=${position}`, {
      headers: { ...headers, accept: 'text/event-stream' },
      signal: AbortSignal.any([ending.signal, attempt.signal]),
    }).finally(() => clearTimeout(limit));
    let text = '';
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (text + part).split('\n\n');
      text = events.pop() ?? '';
      events.forEach(take);
    }
  }

  async function follow() {
    while (!ending.signal.aborted) {
      await read().catch(() => undefined);
      if (!ending.signal.aborted) await wait(20);
    }
  }
  const running = follow();
  return {
    counts,
    /** Whether the stream knew every change since the last position, for each time that it was opened. */
    beginnings,
    stop: () => {
      ending.abort();
      return running;
    },
  };
}
