import { silentLog } from '#server/base/log.ts';
import { migrateGeneric } from '#server/generic/migrations.ts';
import { seedGeneric } from '#server/generic/seed.ts';
import { resourceTables } from '#server/resource-tables.ts';
import { seedEmpty } from '#server/seed/seed.ts';
import { embeddedService, knownHash, knownPassword, type TestService } from '#server/testing/test-service.ts';
import type { ChangeableResponse } from './response-changes.ts';

/** The base URL of the API in the tests' own process. */
export const base = 'http://api.test';

/** An administrator of the API. */
export const access = { email: 'contract@example.com', password: knownPassword };

/** Returns another response to a call, or undefined to keep the real one. */
export type Changing = (call: string, response: ChangeableResponse) => ChangeableResponse | undefined;

/** The reference API with demo data. */
export interface ReferenceApi {
  readonly service: TestService;
  /** Creates a `fetch` that calls the app and changes some responses. */
  fetch(changing?: Changing): typeof globalThis.fetch;
  /** Creates the same, but with a cache of the responses, so that a repeated check costs little. */
  cachedFetch(changing?: Changing): typeof globalThis.fetch;
}

/** Returns the declared call of a request, e.g. `GET /admin/users/{id}`. */
export const callOf = ({ method, url }: Request): string =>
  `${method} ${new URL(url).pathname.replace('/api/v1', '').replace(ids, '/{id}')}`;

const ids = /\/[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Opens the reference API in this process and fills it with demo data. */
export async function openReferenceApi(): Promise<ReferenceApi> {
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
    (send: (request: Request) => Promise<ChangeableResponse>, changing: Changing): typeof globalThis.fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      const isWithoutToken = request.method === 'GET' && !request.headers.has('authorization');
      const name = callOf(request);
      const plain = await send(request);
      const {
        status,
        body,
        etag,
        media = 'application/json',
      } = (isWithoutToken ? undefined : changing(name, plain)) ?? plain;
      const headers = { 'Content-Type': media, ...(etag && { ETag: etag }) };
      return new Response(JSON.stringify(body), { status, headers });
    };

  const unchanged = () => undefined;
  return {
    service,
    fetch: (changing = unchanged) => over(call, changing),
    cachedFetch(changing = unchanged) {
      let hasEnded = false;
      return over((request) => {
        const send = hasEnded ? call : callOnce;
        hasEnded ||= request.url.endsWith('/auth/signout');
        return send(request);
      }, changing);
    },
  };
}
