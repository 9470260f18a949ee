import { type DialectList, isPaged } from './dialect.ts';
import { mapBody, nested, parseJson, valueAt } from './json-members.ts';
import { isObject } from './objects.ts';
import { findTranslated, type OtherCall, type TranslatedCall } from './translated-calls.ts';

type Fetch = typeof globalThis.fetch;

/** The part of a list that a request wants. */
interface Part {
  readonly page: number;
  readonly limit: number;
}

/** Returns the parameters of a list as the other service names them. */
function otherQuery(own: URLSearchParams, other: DialectList, { page, limit }: Part): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of own) {
    if (name === 'query') query.append(other.query ?? name, value);
    else if (name !== 'page' && name !== 'limit') query.append(name, value);
  }
  if (other.page !== undefined) query.set(other.page, String(page - 1 + (other.firstPage ?? 1)));
  if (other.offset !== undefined) query.set(other.offset, String((page - 1) * limit));
  if (isPaged(other)) query.set(other.limit ?? 'limit', String(limit));
  return query;
}

/** Returns the envelope of a list. Where the service does not count, a full page may be followed by another. */
function ownList(body: unknown, other: DialectList, { page, limit }: Part): object {
  const items = valueAt(other.received ?? [], body);
  if (!Array.isArray(items)) return {};
  const before = (page - 1) * limit;
  const total = other.total && valueAt(other.total, body);
  if (!isPaged(other))
    return { data: { items: items.slice(before, before + limit), total: total ?? items.length } };
  if (total !== undefined) return { data: { items, total } };
  return { data: { items, total: before + items.length, more: items.length >= limit } };
}

/** Returns a body as the other service expects it. A form stays as it is. */
function otherBody(body: RequestInit['body'], { path, sent = [], numericId }: OtherCall, text: string) {
  if (typeof body !== 'string') return body;
  const content = parseJson(body);
  const isNamed = text !== '' && !path.includes('{id}');
  // A number that is too large to be exact would name another record.
  const id = numericId && String(Number(text)) === text ? Number(text) : text;
  return JSON.stringify(nested(sent, isNamed && isObject(content) ? { ...content, id } : content));
}

/**
 * Returns a `fetch` for the calls that resources declare: it makes each in the form of the other service, and returns
 * the response in the form of this project. Other requests, and responses to failed calls, stay as they are. Addresses
 * begin with `host`, which may have a path; it is empty for the page's own origin.
 */
export const fetchInDialect = (fetch: Fetch, calls: readonly TranslatedCall[], host: string): Fetch => {
  const start = host.replace(/\/+$/, '');
  return async (input, init) => {
    const isOfHost = typeof input === 'string' && input.startsWith(`${start}/`);
    const [path = '', search] = isOfHost ? input.slice(start.length).split('?') : [];
    const found = findTranslated(calls, 'own', init?.method ?? 'GET', path);
    if (!found) return fetch(input, init);
    const { call, id } = found;
    const { other } = call;
    const isList = call.name === 'list';
    const own = new URLSearchParams(search);
    const part = { page: Number(own.get('page') ?? 1), limit: Number(own.get('limit') ?? 10) };
    const query = isList ? otherQuery(own, other, part) : own;
    const address = `${start}${other.path.replace('{id}', () => id)}${query.size > 0 ? `?${query}` : ''}`;
    const response = await fetch(address, {
      ...init,
      method: other.method,
      body: otherBody(init?.body, other, decodeURIComponent(id)) ?? null,
    });
    if (!response.ok) return response;
    return mapBody(response, (body) =>
      isList ? ownList(body, other, part) : { data: valueAt(other.received ?? [], body) ?? null },
    );
  };
};
