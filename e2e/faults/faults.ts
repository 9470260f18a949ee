import { t } from '#lib/i18n/i18n.ts';
import { html, json, type Outcome } from './outcomes.ts';

/**
 * What a call reads or writes: the same response is an error for one and harmless for another. `parts`: a record whose
 * members are all needed. `edit`: a write of a form about one version of a record. `response`: a write whose response
 * is read. Where nothing else is said, both are like any write.
 */
export const shapes = [
  'list',
  'record',
  'part',
  'parts',
  'figures',
  'nullable',
  'write',
  'edit',
  'response',
] as const;

/** One of the {@link shapes}. */
export type Shape = (typeof shapes)[number];

/**
 * What the screen promises. `message`: a French text and another try that works; what was typed stays, and so does the
 * session. `merge`: what differs is shown, to be decided. `done`: the content, or the success of a write. `either`: one of
 * both. `signIn`: the login page.
 */
export type Promised = 'message' | 'merge' | 'done' | 'either' | 'signIn';

/** A promise, or the reason why the fault does not apply. */
export type Cell = Promised | { readonly no: string };

/** An outcome that a call may have, and what its screen then promises. */
export interface Fault {
  readonly outcome: Outcome;
  /** The text of the message. Default: the one for everything that users cannot help. */
  readonly text?: string;
  /** The promise to each call. `other` is the promise to those that are not named. */
  readonly promises: Partial<Record<Shape, Cell>> & { readonly other: Cell };
}

const network = { text: t('errors.network'), promises: { other: 'message' } } as const;
const refusal = { promises: { other: 'message' } } as const;
const said = 'Le service est en maintenance jusqu’à midi.';
const markup = '<img src=x onerror="document.title=1"> & co';
/** Lists and records must have their shape. Other parts show a dash for each missing value. */
const shape = {
  promises: {
    list: 'message',
    record: 'message',
    parts: 'message',
    response: 'message',
    write: { no: 'a write reads nothing but a message: "no content" is the same case' },
    other: 'either',
  },
} as const;
const nothing = {
  promises: { write: 'done', response: 'message', nullable: 'either', other: 'message' },
} as const;
const missing = {
  promises: { write: { no: 'a write reads no values' }, parts: 'either', other: 'done' },
} as const;

/** Replaces the innermost values of a payload. The shape of its envelope stays. */
function withValues(payload: unknown, replace: (name: string, value: unknown) => unknown): unknown {
  if (Array.isArray(payload)) return payload.map((each) => withValues(each, replace));
  if (typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => {
      if (name === 'id' || name === 'total') return [[name, value]];
      if (['data', 'items', 'meta'].includes(name)) return [[name, withValues(value, replace)]];
      const next = replace(name, value);
      return next === undefined ? [] : [[name, next]];
    }),
  );
}

const wrongTypes = [null, 7, 'x', true, [], {}, [[null]], { id: {} }, -1.5, '2026-13-45T99:99:99Z'];

/** Every outcome that goes wrong, by name. */
export const faults: Readonly<Record<string, Fault>> = {
  'a slow response': { outcome: { late: 250 }, promises: { other: 'done' } },
  'a connection that is reset': { outcome: { abort: 'connectionreset' }, ...network },
  'a connection that is cut': { outcome: { abort: 'connectionclosed' }, ...network },
  'a connection that is refused': { outcome: { abort: 'connectionrefused' }, ...network },
  'a host that has no address': { outcome: { abort: 'namenotresolved' }, ...network },
  'a host that cannot be reached': { outcome: { abort: 'addressunreachable' }, ...network },
  'a connection that takes too long': { outcome: { abort: 'timedout' }, ...network },
  'a browser that is offline': { outcome: { abort: 'internetdisconnected' }, ...network },
  'a page instead of data': { outcome: html(200), ...refusal },
  'truncated data': {
    outcome: { status: 200, body: '{"data":{"items":[{"id":', type: 'application/json' },
    ...refusal,
  },
  'no bytes': { outcome: { status: 200, type: 'application/json' }, ...nothing },
  'no content': { outcome: { status: 204 }, ...nothing },
  'null instead of data': { outcome: json(200, null), ...shape },
  'a text instead of data': { outcome: json(200, 'ok'), ...shape },
  'a number instead of data': { outcome: json(200, { data: 7 }), ...shape },
  'a list of numbers': { outcome: json(200, { data: [1, 2, 3] }), ...shape },
  'another shape': { outcome: json(200, { data: { rows: 3 } }), ...shape },
  'values of other types': {
    outcome: {
      change: (payload) => {
        let index = 0;
        return withValues(payload, () => wrongTypes[index++ % wrongTypes.length]);
      },
    },
    ...missing,
  },
  'missing values': { outcome: { change: (payload) => withValues(payload, () => undefined) }, ...missing },
  'unknown values': {
    outcome: {
      change: (payload) => withValues(payload, (_, value) => (typeof value === 'string' ? 'inconnu' : value)),
    },
    ...missing,
  },
  'a bad request (400)': { outcome: json(400, {}), ...refusal },
  'a refusal for another reason than the token (401)': {
    outcome: json(401, { code: 'E_OTHER' }),
    ...refusal,
  },
  'a forbidden call (403)': { outcome: json(403, { code: 'E_FORBIDDEN' }), ...refusal },
  'nothing there (404)': {
    outcome: json(404, { code: 'E_NOT_FOUND' }),
    promises: { part: 'either', nullable: 'either', other: 'message' },
  },
  'a method that is not allowed (405)': { outcome: html(405), ...refusal },
  'a request that took too long (408)': { outcome: { status: 408 }, ...refusal },
  'a conflict (409)': {
    outcome: json(409, { message: said }),
    text: said,
    promises: { part: 'either', other: 'message' },
  },
  'a conflict that says when to try again (409)': {
    outcome: json(409, { code: 'E_CONFLICT', message: said }, { 'Retry-After': '1' }),
    text: said,
    promises: { part: 'either', other: 'message' },
  },
  'something that is gone (410)': { outcome: json(410, {}), ...refusal },
  'another version (412)': { outcome: html(412), ...refusal },
  'another version, with its record (412)': {
    outcome: json(
      412,
      { code: 'E_VERSION_CONFLICT', message: said, data: { id: 'x', inconnu: 1 } },
      { ETag: '"autre"' },
    ),
    text: said,
    promises: { edit: 'merge', other: 'message' },
  },
  'a request that is too large (413)': { outcome: html(413), ...refusal },
  'an unsupported type (415)': { outcome: json(415, {}), ...refusal },
  'a teapot (418)': { outcome: html(418), ...refusal },
  'errors of unknown fields (422)': {
    outcome: json(422, { errors: { nulle_part: [said] } }),
    text: said,
    promises: { other: 'message' },
  },
  'a version that is missing (428)': {
    outcome: json(428, { code: 'E_VERSION_REQUIRED' }, { 'Retry-After': '1' }),
    ...refusal,
  },
  'too many requests (429)': {
    outcome: json(429, { message: said }, { 'Retry-After': '60' }),
    text: said,
    promises: { other: 'message' },
  },
  'a failure with a message (500)': {
    outcome: json(500, { message: said }),
    text: said,
    promises: { other: 'message' },
  },
  'a failure without a message (500)': { outcome: { status: 500 }, ...refusal },
  'a message with markup (500)': {
    outcome: json(500, { message: markup }),
    text: markup,
    promises: { other: 'message' },
  },
  'a message that is no text (500)': {
    outcome: json(500, { message: { fr: 1 }, errors: [[null]] }),
    ...refusal,
  },
  'nothing behind the proxy (502)': { outcome: html(502), ...refusal },
  'a service that cannot work now (503)': {
    outcome: json(503, { code: 'E_UNAVAILABLE', message: said }, { 'Retry-After': '5' }),
    text: said,
    promises: { other: 'message' },
  },
  'a service that is down (503)': { outcome: html(503, { 'Retry-After': '30' }), ...refusal },
  'a proxy that waited in vain (504)': { outcome: html(504), ...refusal },
  'a token that expired': { outcome: { refused: 'new tokens' }, promises: { other: 'done' } },
  'a token that expired while the service is down': { outcome: { refused: { status: 503 } }, ...refusal },
  'a token that was refused': {
    outcome: { refused: { status: 401, body: '{}' } },
    promises: { other: 'signIn' },
  },
};

/** The text that the message of a fault contains. */
export const textOf = ({ text }: Fault): string => text ?? t('errors.fallback');

/** Returns what a screen promises under a fault. */
export function promiseOf({ promises }: Fault, shape: Shape): Cell {
  const isWrite = shape === 'edit' || shape === 'response';
  return promises[shape] ?? (isWrite ? promises.write : undefined) ?? promises.other;
}
