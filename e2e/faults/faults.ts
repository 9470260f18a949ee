import { t } from '#lib/i18n/i18n.ts';
import { type Answer, html, json } from './answers.ts';

/**
 * What a call reads or writes: the same answer is an error for one and harmless for another. `parts`: a record whose
 * members are all needed. `edit`: a write of a form about one version of a record. `answer`: a write whose response is
 * read. Where nothing else is said, both are like any write.
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
  'answer',
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

/** An answer that a call may get, and what its screen then promises. */
export interface Fault {
  readonly answer: Answer;
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
    answer: 'message',
    write: { no: 'a write reads nothing but a message: "no content" is the same case' },
    other: 'either',
  },
} as const;
const nothing = {
  promises: { write: 'done', answer: 'message', nullable: 'either', other: 'message' },
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

/** Every answer that goes wrong, by name. */
export const faults: Readonly<Record<string, Fault>> = {
  'a slow answer': { answer: { late: 250 }, promises: { other: 'done' } },
  'a connection that is reset': { answer: { abort: 'connectionreset' }, ...network },
  'a connection that is cut': { answer: { abort: 'connectionclosed' }, ...network },
  'a connection that is refused': { answer: { abort: 'connectionrefused' }, ...network },
  'a host that has no address': { answer: { abort: 'namenotresolved' }, ...network },
  'a host that cannot be reached': { answer: { abort: 'addressunreachable' }, ...network },
  'a connection that takes too long': { answer: { abort: 'timedout' }, ...network },
  'a browser that is offline': { answer: { abort: 'internetdisconnected' }, ...network },
  'a page instead of data': { answer: html(200), ...refusal },
  'truncated data': {
    answer: { status: 200, body: '{"data":{"items":[{"id":', type: 'application/json' },
    ...refusal,
  },
  'no bytes': { answer: { status: 200, type: 'application/json' }, ...nothing },
  'no content': { answer: { status: 204 }, ...nothing },
  'null instead of data': { answer: json(200, null), ...shape },
  'a text instead of data': { answer: json(200, 'ok'), ...shape },
  'a number instead of data': { answer: json(200, { data: 7 }), ...shape },
  'a list of numbers': { answer: json(200, { data: [1, 2, 3] }), ...shape },
  'another shape': { answer: json(200, { data: { rows: 3 } }), ...shape },
  'values of other types': {
    answer: {
      change: (payload) => {
        let index = 0;
        return withValues(payload, () => wrongTypes[index++ % wrongTypes.length]);
      },
    },
    ...missing,
  },
  'missing values': { answer: { change: (payload) => withValues(payload, () => undefined) }, ...missing },
  'unknown values': {
    answer: {
      change: (payload) => withValues(payload, (_, value) => (typeof value === 'string' ? 'inconnu' : value)),
    },
    ...missing,
  },
  'a bad request (400)': { answer: json(400, {}), ...refusal },
  'a refusal for another reason than the token (401)': { answer: json(401, { code: 'E_OTHER' }), ...refusal },
  'a forbidden call (403)': { answer: json(403, { code: 'E_FORBIDDEN' }), ...refusal },
  'nothing there (404)': {
    answer: json(404, { code: 'E_NOT_FOUND' }),
    promises: { part: 'either', nullable: 'either', other: 'message' },
  },
  'a method that is not allowed (405)': { answer: html(405), ...refusal },
  'a request that took too long (408)': { answer: { status: 408 }, ...refusal },
  'a conflict (409)': {
    answer: json(409, { message: said }),
    text: said,
    promises: { part: 'either', other: 'message' },
  },
  'a conflict that says when to try again (409)': {
    answer: json(409, { code: 'E_CONFLICT', message: said }, { 'Retry-After': '1' }),
    text: said,
    promises: { part: 'either', other: 'message' },
  },
  'something that is gone (410)': { answer: json(410, {}), ...refusal },
  'another version (412)': { answer: html(412), ...refusal },
  'another version, with its record (412)': {
    answer: json(
      412,
      { code: 'E_VERSION_CONFLICT', message: said, data: { id: 'x', inconnu: 1 } },
      { ETag: '"autre"' },
    ),
    text: said,
    promises: { edit: 'merge', other: 'message' },
  },
  'a request that is too large (413)': { answer: html(413), ...refusal },
  'an unsupported type (415)': { answer: json(415, {}), ...refusal },
  'a teapot (418)': { answer: html(418), ...refusal },
  'errors of unknown fields (422)': {
    answer: json(422, { errors: { nulle_part: [said] } }),
    text: said,
    promises: { other: 'message' },
  },
  'a version that is missing (428)': {
    answer: json(428, { code: 'E_VERSION_REQUIRED' }, { 'Retry-After': '1' }),
    ...refusal,
  },
  'too many requests (429)': {
    answer: json(429, { message: said }, { 'Retry-After': '60' }),
    text: said,
    promises: { other: 'message' },
  },
  'a failure with a message (500)': {
    answer: json(500, { message: said }),
    text: said,
    promises: { other: 'message' },
  },
  'a failure without a message (500)': { answer: { status: 500 }, ...refusal },
  'a message with markup (500)': {
    answer: json(500, { message: markup }),
    text: markup,
    promises: { other: 'message' },
  },
  'a message that is no text (500)': {
    answer: json(500, { message: { fr: 1 }, errors: [[null]] }),
    ...refusal,
  },
  'nothing behind the proxy (502)': { answer: html(502), ...refusal },
  'a service that cannot work now (503)': {
    answer: json(503, { code: 'E_UNAVAILABLE', message: said }, { 'Retry-After': '5' }),
    text: said,
    promises: { other: 'message' },
  },
  'a service that is down (503)': { answer: html(503, { 'Retry-After': '30' }), ...refusal },
  'a proxy that waited in vain (504)': { answer: html(504), ...refusal },
  'a token that expired': { answer: { refused: 'new tokens' }, promises: { other: 'done' } },
  'a token that expired while the service is down': { answer: { refused: { status: 503 } }, ...refusal },
  'a token that was refused': {
    answer: { refused: { status: 401, body: '{}' } },
    promises: { other: 'signIn' },
  },
};

/** The text that the message of a fault contains. */
export const textOf = ({ text }: Fault): string => text ?? t('errors.fallback');

/** Returns what a screen promises under a fault. */
export function promiseOf({ promises }: Fault, shape: Shape): Cell {
  const isWrite = shape === 'edit' || shape === 'answer';
  return promises[shape] ?? (isWrite ? promises.write : undefined) ?? promises.other;
}
