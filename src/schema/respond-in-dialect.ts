import type { DialectList } from './dialect.ts';
import { mapBody, merged, nested, parseJson, valueAt } from './json-members.ts';
import { largestBody } from './largest-body.ts';
import { largestLimit } from './largest-limit.ts';
import { isObject } from './objects.ts';
import { pathSegment } from './path-segment.ts';
import { findTranslated, type TranslatedCall } from './translated-calls.ts';

type Handle = (request: Request) => Promise<Response>;

/** Returns the parameters of a list in the form of this project. */
function ownQuery(query: URLSearchParams, other: DialectList): URLSearchParams {
  const { page = '', offset = '', limit = 'limit', query: search = 'query' } = other;
  const own = new URLSearchParams();
  for (const [name, value] of query)
    if (![page, offset, limit].includes(name)) own.append(name === search ? 'query' : name, value);
  if (other.page === undefined && other.offset === undefined) {
    own.set('limit', String(largestLimit));
    return own;
  }
  const pageSize = query.get(limit);
  if (pageSize !== null) own.set('limit', pageSize);
  const pageNumber = query.get(page);
  if (pageNumber !== null) own.set('page', String(Number(pageNumber) + 1 - (other.firstPage ?? 1)));
  const skipped = query.get(offset);
  // An offset that begins no page gives a number that is not whole, which the service refuses.
  if (skipped !== null) own.set('page', String(Number(skipped) / Number(pageSize ?? 10) + 1));
  return own;
}

/** Returns the items of a list of this project, in pages or not. */
const itemsOf = (body: unknown) => valueAt(['data', 'items'], body) ?? valueAt(['data'], body);

/** Returns a list in the form of the other service. */
function otherList(body: unknown, { received = [], total }: DialectList): unknown {
  const list = nested(received, itemsOf(body));
  return total === undefined ? list : merged(list, nested(total, valueAt(['data', 'total'], body)));
}

/** Returns the bytes of a body: at most one more than is allowed, and those that have arrived if the client went away. */
async function bytesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > largestBody) break;
    }
  } catch {
    // The service refuses a body that is cut off, since it is not valid JSON.
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer()).subarray(0, largestBody + 1);
}

/** Returns the id that a body has, encoded for a path. */
const segmentOf = (id: unknown) => pathSegment(typeof id === 'string' || typeof id === 'number' ? id : '');

/**
 * Returns a body in the form of this project. If the body names the record, its id is returned separately, encoded for a
 * path. A body that is too large or is not JSON stays as it is: the service says what is wrong with it, once it knows
 * who sends it.
 */
async function ownBody(request: Request, { own, other }: TranslatedCall) {
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '');
  if (!isJson || request.body === null) return { body: request.body };
  const bytes = await bytesOf(request.body);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const content = valueAt(other.sent ?? [], parseJson(text));
    const isNamed = own.path.includes('{id}') && !other.path.includes('{id}');
    if (!isNamed || !isObject(content)) return { body: JSON.stringify(content) ?? '' };
    const { id, ...draft } = content;
    return { body: JSON.stringify(draft), id: segmentOf(id) };
  } catch {
    return { body: bytes };
  }
}

/** Returns the id in an address, encoded for another path. One that cannot be decoded becomes the id of no record. */
function idIn(segment: string): string {
  try {
    return pathSegment(decodeURIComponent(segment));
  } catch {
    return pathSegment('');
  }
}

/**
 * Returns a function that responds to the calls of other services, in their form: `handle` gets each in the form of
 * this project. Where the other service sends all records at once, the response has `largestLimit` of them at most.
 * Other requests, and those for a page that has the same address, have no response.
 */
export const respondInDialect =
  (calls: readonly TranslatedCall[], handle: Handle) =>
  async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const found = findTranslated(calls, 'other', request.method, url.pathname);
    if (found === undefined || request.headers.get('Accept')?.includes('text/html') === true)
      return undefined;
    const { name, own, other } = found.call;
    const { body, id = idIn(found.id) } = await ownBody(request, found.call);
    const query = name === 'list' ? ownQuery(url.searchParams, other) : url.searchParams;
    const headers = new Headers(request.headers);
    headers.delete('Content-Length');
    const address = `${url.origin}${own.path.replace('{id}', () => id)}${query.size > 0 ? `?${query}` : ''}`;
    const { signal } = request;
    const init = { method: own.method, headers, body, signal, duplex: 'half' };
    const response = await handle(new Request(address, init));
    if (!response.ok) return response;
    return mapBody(response, (content) =>
      name === 'list'
        ? otherList(content, other)
        : nested(other.received ?? [], valueAt(['data'], content) ?? null),
    );
  };
