import type { DialectList } from './dialect.ts';
import { around, hasMembers, inside, parsed, rewritten } from './rewritten.ts';
import { findSpoken, type SpokenCall } from './spoken-calls.ts';

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
  if (other.page !== undefined || other.offset !== undefined)
    query.set(other.limit ?? 'limit', String(limit));
  return query;
}

/** Returns the envelope of a list. Where the service does not count, a full page may have a successor. */
function ownList(body: unknown, other: DialectList, { page, limit }: Part): object {
  const items = inside(other.received ?? [], body);
  if (!Array.isArray(items)) return {};
  const before = (page - 1) * limit;
  if (other.page === undefined && other.offset === undefined)
    return { data: { items: items.slice(before, before + limit), total: items.length } };
  const total = other.total && inside(other.total, body);
  if (total !== undefined) return { data: { items, total } };
  return { data: { items, total: before + items.length, more: items.length >= limit } };
}

/** Returns a body as the other service expects it. A form stays as it is. */
function otherBody(body: RequestInit['body'], { path, sent = [] }: DialectList, id: string) {
  if (typeof body !== 'string') return body;
  const content = parsed(body);
  const isNamed = id !== '' && !path.includes('{id}');
  return JSON.stringify(around(sent, isNamed && hasMembers(content) ? { ...content, id } : content));
}

/**
 * Returns a `fetch` for the calls that resources declare: it makes each in the form of the other service, and returns the
 * response in the own form. Other requests, and responses to failed calls, stay as they are.
 */
export const speaking =
  (fetch: Fetch, calls: readonly SpokenCall[]): Fetch =>
  async (input, init) => {
    const url = typeof input === 'string' ? URL.parse(input, globalThis.location?.href) : null;
    const found = url && findSpoken(calls, 'own', init?.method ?? 'GET', url.pathname);
    if (!url || !found) return fetch(input, init);
    const { call, id } = found;
    const { other } = call;
    const isList = call.name === 'list';
    const part = {
      page: Number(url.searchParams.get('page') ?? 1),
      limit: Number(url.searchParams.get('limit') ?? 10),
    };
    const query = isList ? otherQuery(url.searchParams, other, part) : url.searchParams;
    const address = `${url.origin}${other.path.replace('{id}', () => id)}${query.size > 0 ? `?${query}` : ''}`;
    const response = await fetch(address, {
      ...init,
      method: other.method,
      body: otherBody(init?.body, other, decodeURIComponent(id)) ?? null,
    });
    if (!response.ok) return response;
    return rewritten(response, (body) =>
      isList ? ownList(body, other, part) : { data: inside(other.received ?? [], body) ?? null },
    );
  };
