import { t } from '#lib/i18n/i18n.ts';
import { html, json, type Outcome } from './outcomes.ts';

/**
 * What a call reads or writes. The same response is an error for one shape and harmless for another.
 *
 * - `part`: a part of a record's page. `whole`: an object of which each member is needed. `nullable`: may be nothing.
 * - `write`: a write whose response is not read. `returning`: a write whose response is read. `edit`: a write that
 *   names the version of its record. A fault without a promise to the last two treats them as `write`.
 */
export const shapes = [
  'list',
  'record',
  'part',
  'whole',
  'figures',
  'nullable',
  'write',
  'edit',
  'returning',
] as const;

/** The name of a shape. */
export type Shape = (typeof shapes)[number];

/**
 * What the screen promises.
 *
 * - `message`: it shows a French text. What was typed stays, the session too, and the next attempt works.
 * - `merge`: it shows the differences between two versions, and the user decides.
 * - `done`: it shows the content, or the success of a write.
 * - `either`: `message` or `done`.
 * - `signIn`: it gives way to the login page.
 */
export type Promised = 'message' | 'merge' | 'done' | 'either' | 'signIn';

/** A promise, or the reason why the fault does not apply. */
export type Cell = Promised | { readonly no: string };

/** An outcome that goes wrong, and what the screen of the call promises in that case. */
export interface Fault {
  readonly outcome: Outcome;
  /** The text of the message. Default: `errors.fallback` of the dictionary. */
  readonly text?: string;
  /** The promise for each shape of call. `other` is for the shapes that are not named. */
  readonly promises: Partial<Record<Shape, Cell>> & { readonly other: Cell };
}

const noConnection = { text: t('errors.network'), promises: { other: 'message' } } as const;
const failure = { promises: { other: 'message' } } as const;
const serviceMessage = 'Le service est en maintenance jusqu’à midi.';
const markup = '<img src=x onerror="document.title=1"> & co';
/** The data has another shape. Lists and records cannot be shown; other parts show a dash for each missing value. */
const wrongShape = {
  promises: {
    list: 'message',
    record: 'message',
    whole: 'message',
    returning: 'message',
    write: { no: 'of the response only a message is read, as in the case "no content"' },
    other: 'either',
  },
} as const;
const empty = {
  promises: { write: 'done', returning: 'message', nullable: 'either', other: 'message' },
} as const;
const wrongValues = {
  promises: { write: { no: 'no values are read' }, whole: 'either', other: 'done' },
} as const;

/** Returns a payload with other values in its records. Their envelope, ids and totals stay. */
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
  'a connection that is reset': { outcome: { abort: 'connectionreset' }, ...noConnection },
  'a connection that is cut': { outcome: { abort: 'connectionclosed' }, ...noConnection },
  'a connection that is refused': { outcome: { abort: 'connectionrefused' }, ...noConnection },
  'a host that has no address': { outcome: { abort: 'namenotresolved' }, ...noConnection },
  'a host that cannot be reached': { outcome: { abort: 'addressunreachable' }, ...noConnection },
  'a connection that takes too long': { outcome: { abort: 'timedout' }, ...noConnection },
  'a browser that is offline': { outcome: { abort: 'internetdisconnected' }, ...noConnection },
  'a page instead of data': { outcome: html(200), ...failure },
  'truncated data': {
    outcome: { status: 200, body: '{"data":{"items":[{"id":', type: 'application/json' },
    ...failure,
  },
  'no bytes': { outcome: { status: 200, type: 'application/json' }, ...empty },
  'no content': { outcome: { status: 204 }, ...empty },
  'null instead of data': { outcome: json(200, null), ...wrongShape },
  'a text instead of data': { outcome: json(200, 'ok'), ...wrongShape },
  'a number instead of data': { outcome: json(200, { data: 7 }), ...wrongShape },
  'a list of numbers': { outcome: json(200, { data: [1, 2, 3] }), ...wrongShape },
  'another shape': { outcome: json(200, { data: { rows: 3 } }), ...wrongShape },
  'values of other types': {
    outcome: {
      change: (payload) => {
        let index = 0;
        return withValues(payload, () => wrongTypes[index++ % wrongTypes.length]);
      },
    },
    ...wrongValues,
  },
  'missing values': {
    outcome: { change: (payload) => withValues(payload, () => undefined) },
    ...wrongValues,
  },
  'unknown values': {
    outcome: {
      change: (payload) => withValues(payload, (_, value) => (typeof value === 'string' ? 'inconnu' : value)),
    },
    ...wrongValues,
  },
  'a bad request (400)': { outcome: json(400, {}), ...failure },
  'a refusal for another reason than the token (401)': {
    outcome: json(401, { code: 'E_OTHER' }),
    ...failure,
  },
  'a forbidden call (403)': { outcome: json(403, { code: 'E_FORBIDDEN' }), ...failure },
  'a missing record (404)': {
    outcome: json(404, { code: 'E_NOT_FOUND' }),
    promises: { part: 'either', nullable: 'either', other: 'message' },
  },
  'a method that is not allowed (405)': { outcome: html(405), ...failure },
  'a request that took too long (408)': { outcome: { status: 408 }, ...failure },
  'a conflict (409)': {
    outcome: json(409, { message: serviceMessage }),
    text: serviceMessage,
    promises: { part: 'either', other: 'message' },
  },
  'a conflict that says when to try again (409)': {
    outcome: json(409, { code: 'E_CONFLICT', message: serviceMessage }, { 'Retry-After': '1' }),
    text: serviceMessage,
    promises: { part: 'either', other: 'message' },
  },
  'a record that is gone (410)': { outcome: json(410, {}), ...failure },
  'a changed record (412)': { outcome: html(412), ...failure },
  'a changed record, which is sent along (412)': {
    outcome: json(
      412,
      { code: 'E_VERSION_CONFLICT', message: serviceMessage, data: { id: 'x', inconnu: 1 } },
      { ETag: '"autre"' },
    ),
    text: serviceMessage,
    promises: { edit: 'merge', other: 'message' },
  },
  'a request that is too large (413)': { outcome: html(413), ...failure },
  'an unsupported type (415)': { outcome: json(415, {}), ...failure },
  'a teapot (418)': { outcome: html(418), ...failure },
  'errors of unknown fields (422)': {
    outcome: json(422, { errors: { nulle_part: [serviceMessage] } }),
    text: serviceMessage,
    promises: { other: 'message' },
  },
  'a required version that was not sent (428)': {
    outcome: json(428, { code: 'E_VERSION_REQUIRED' }, { 'Retry-After': '1' }),
    ...failure,
  },
  'too many requests (429)': {
    outcome: json(429, { message: serviceMessage }, { 'Retry-After': '60' }),
    text: serviceMessage,
    promises: { other: 'message' },
  },
  'a failure with a message (500)': {
    outcome: json(500, { message: serviceMessage }),
    text: serviceMessage,
    promises: { other: 'message' },
  },
  'a failure without a message (500)': { outcome: { status: 500 }, ...failure },
  'a message with markup (500)': {
    outcome: json(500, { message: markup }),
    text: markup,
    promises: { other: 'message' },
  },
  'a message that is not a text (500)': {
    outcome: json(500, { message: { fr: 1 }, errors: [[null]] }),
    ...failure,
  },
  'a proxy that reaches no service (502)': { outcome: html(502), ...failure },
  'a service that is busy (503)': {
    outcome: json(503, { code: 'E_UNAVAILABLE', message: serviceMessage }, { 'Retry-After': '5' }),
    text: serviceMessage,
    promises: { other: 'message' },
  },
  'a service that is down (503)': { outcome: html(503, { 'Retry-After': '30' }), ...failure },
  'a proxy that waited in vain (504)': { outcome: html(504), ...failure },
  'a token that expired': { outcome: { refused: 'new tokens' }, promises: { other: 'done' } },
  'a token that expired while the service is down': { outcome: { refused: { status: 503 } }, ...failure },
  'a token that was refused': {
    outcome: { refused: { status: 401, body: '{}' } },
    promises: { other: 'signIn' },
  },
};

/** Returns the text that the screen shows for a fault that has a message. */
export const textOf = ({ text }: Fault): string => text ?? t('errors.fallback');

/** Returns what the screen of a call promises if the fault happens. */
export function promiseOf({ promises }: Fault, shape: Shape): Cell {
  const extendsWrite = shape === 'edit' || shape === 'returning';
  return promises[shape] ?? (extendsWrite ? promises.write : undefined) ?? promises.other;
}
