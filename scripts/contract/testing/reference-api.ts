import { isObject, type JsonObject } from '#schema/objects.ts';
import { silentLog } from '#server/base/log.ts';
import { migrateGeneric } from '#server/generic/migrations.ts';
import { seedGeneric } from '#server/generic/seed.ts';
import { resourceTables } from '#server/resource-tables.ts';
import { seedEmpty } from '#server/seed/seed.ts';
import { embeddedService, knownHash, knownPassword } from '#server/testing/test-service.ts';
import type { ChangeableResponse } from './response-changes.ts';

/** The base URL of the API in the tests' own process. */
export const base = 'http://api.test';

/** An administrator of the API. */
export const access = { email: 'contract@example.com', password: knownPassword };

/** The changes of calls between the check and the API, as a broken service would make them. */
export interface Changes {
  /** Returns true for the requests that it changes. Default: all but reads without a token. */
  when?(request: Request): boolean;
  /** Changes the query of a request. */
  changeQuery?(query: URLSearchParams, call: string): void;
  /** Changes the body of a request in JSON. */
  changeBody?(body: JsonObject): JsonObject;
  /** Returns another response to a call, or undefined to keep the real one. */
  changeResponse?(response: ChangeableResponse, call: string): ChangeableResponse | undefined;
}

const isNoAnonymousRead = ({ method, headers }: Request) => method !== 'GET' || headers.has('authorization');

/** Returns the declared call of a request, e.g. `GET /admin/users/{id}`. */
export const callOf = ({ method, url }: Request): string =>
  `${method} ${new URL(url).pathname.replace('/api/v1', '').replace(ids, '/{id}')}`;

const ids = /\/[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Returns a request with a changed body. */
async function withBody(request: Request, change: Changes['changeBody']): Promise<Request> {
  const content: unknown = change && (await request.clone().json());
  return change && isObject(content)
    ? new Request(request, { body: JSON.stringify(change(content)) })
    : request;
}

/** The reference API with demo data. */
export type ReferenceApi = Awaited<ReturnType<typeof openReferenceApi>>;

/** Opens the reference API in this process and fills it with demo data. */
export async function openReferenceApi() {
  const service = await embeddedService();
  const migrated = await migrateGeneric(service.db);
  const settings = { adminEmail: 'admin@example.com', adminPassword: undefined, seed: 'demo' } as const;
  await seedEmpty(service.db, settings, silentLog);
  await seedGeneric(service.db, settings, migrated, resourceTables);
  const id = await service.addUser({ email: access.email, role: 'admin', password_hash: await knownHash() });
  const { access_token } = await service.sessionOf(id);
  const cache = new Map<string, Promise<ChangeableResponse>>();

  async function call(request: Request): Promise<ChangeableResponse> {
    const response = await service.app.request(request);
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text), etag: response.headers.get('etag') };
  }

  async function callOnce(request: Request): Promise<ChangeableResponse> {
    const { pathname, search } = new URL(request.url);
    const hasToken = request.headers.has('authorization');
    // A cached token may belong to a session that has ended, so records are read with a valid one.
    if (hasToken && !pathname.startsWith('/auth/'))
      request.headers.set('authorization', `Bearer ${access_token}`);
    const body = request.method === 'POST' ? await request.clone().text() : '';
    const key = `${request.method} ${pathname}${search} ${hasToken} ${body}`;
    const known = cache.get(key) ?? call(request);
    cache.set(key, known);
    return known;
  }

  const over =
    (send: (request: Request) => Promise<ChangeableResponse>, changes: Changes): typeof globalThis.fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      const call = callOf(request);
      const isChanged = (changes.when ?? isNoAnonymousRead)(request);
      const url = new URL(request.url);
      if (isChanged) changes.changeQuery?.(url.searchParams, call);
      const change = isChanged ? changes.changeBody : undefined;
      const plain = await send(await withBody(new Request(url, request), change));
      const changed = (isChanged ? changes.changeResponse?.(plain, call) : undefined) ?? plain;
      const { status, body, etag, media = 'application/json' } = changed;
      const headers = { 'Content-Type': media, ...(etag && { ETag: etag }) };
      return new Response(JSON.stringify(body), { status, headers });
    };

  return {
    service,
    /** Creates a `fetch` that calls the app with changes. */
    fetch: (changes: Changes = {}) => over(call, changes),
    /** Creates the same, but with a cache of the responses, so that a repeated check costs little. */
    cachedFetch(changes: Changes = {}) {
      let hasEnded = false;
      return over((request) => {
        const send = hasEnded ? call : callOnce;
        hasEnded ||= request.url.endsWith('/auth/signout');
        return send(request);
      }, changes);
    },
  };
}
