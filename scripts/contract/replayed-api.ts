import { silentLog } from '#server/base/log.ts';
import { migrateGeneric } from '#server/generic/migrations.ts';
import { seedGeneric } from '#server/generic/seed.ts';
import { resourceTables } from '#server/resource-tables.ts';
import { seedEmpty } from '#server/seed/seed.ts';
import { embeddedWorld, knownHash, knownPassword, type World } from '#server/testing/world.ts';
import type { Changeable } from './answer-changes.ts';

/** Where tests find the API that runs in their own process. */
export const base = 'http://api.test';

/** An administrator of it. */
export const access = { email: 'contract@example.com', password: knownPassword };

/** Makes another answer of one; gives nothing where it leaves it alone. */
export type Changing = (call: string, answer: Changeable) => Changeable | undefined;

/** The reference API over demo data, as tests ask it. */
export interface ReplayedApi {
  readonly world: World;
  /** The app's own fetch, but for answers that are changed. */
  fetch(changing?: Changing): typeof globalThis.fetch;
  /** The same, asking the app only once for what is read: many replays cost no more than one. */
  remembering(changing?: Changing): typeof globalThis.fetch;
}

const ids = /\/[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Opens the reference API in this process and fills it with demo data. */
export async function openApi(): Promise<ReplayedApi> {
  const world = await embeddedWorld();
  const migrated = await migrateGeneric(world.db);
  const wanted = { adminEmail: 'admin@example.com', adminPassword: undefined, seed: 'demo' } as const;
  await seedEmpty(world.db, wanted, silentLog);
  await seedGeneric(world.db, wanted, migrated, resourceTables);
  const id = await world.addUser({ email: access.email, role: 'admin', password_hash: await knownHash() });
  const { access_token } = await world.sessionOf(id);
  const kept = new Map<string, Promise<Changeable>>();

  async function ask(request: Request): Promise<Changeable> {
    const response = await world.app.request(request);
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text) };
  }

  function askOnce(request: Request): Promise<Changeable> {
    const { pathname, search } = new URL(request.url);
    const isIn = request.headers.has('authorization');
    // What is remembered may name a session that is over: records are read in the name of one that is not.
    if (isIn && !pathname.startsWith('/auth/'))
      request.headers.set('authorization', `Bearer ${access_token}`);
    const key = `${request.method} ${pathname}${search} ${isIn}`;
    const known = kept.get(key) ?? ask(request);
    kept.set(key, known);
    return known;
  }

  const over =
    (answer: (request: Request) => Promise<Changeable>, changing: Changing): typeof globalThis.fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const isKnock = request.method === 'GET' && !request.headers.has('authorization');
      const call = `${request.method} ${pathname.replace('/api/v1', '').replace(ids, '/{id}')}`;
      const plain = await answer(request);
      const { status, body } = (isKnock ? undefined : changing(call, plain)) ?? plain;
      return new Response(JSON.stringify(body), { status });
    };

  const alone = () => undefined;
  return {
    world,
    fetch: (changing = alone) => over(ask, changing),
    remembering: (changing = alone) => over(askOnce, changing),
  };
}
