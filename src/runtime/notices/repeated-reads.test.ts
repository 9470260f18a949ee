import type { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { money } from '#fields/money/money.ts';
import { createQueryClient } from '#lib/queries/create-query-client.ts';
import { allRecords } from '#lib/queries/linked-records.ts';
import { inBackground, signInQuestion } from '#lib/session/in-background.ts';
import { session } from '#lib/session/session.ts';
import { createServer, json } from '#lib/session/testing/server.ts';
import { lastCommandQuery } from '#runtime/history/last-command-query.ts';
import { firstRecordQuery } from '#runtime/timeline/first-record.ts';
import { sumsQuery } from '#runtime/waits/sums-query.ts';
import type { ResourceWait } from '#runtime/waits/waits.ts';
import { get, rest } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';

const users: Resource = {
  name: 'users',
  endpoints: rest('/admin/users', {}),
  title: 'id',
  fields: {},
  list: { columns: [] },
  form: [],
  waits: { late: { filters: {}, sums: { call: get('/sums'), fields: { owed: money({}) } } } },
};
const wait: ResourceWait = {
  resource: 'users',
  wait: 'late',
  path: '/utilisateurs',
  call: '/admin/users',
  query: {},
  filters: {},
  load: async () => users,
};
const entries = { of: 'activity', filter: 'record', shape: 'list' } as const;

afterEach(async () => {
  signInQuestion.close();
  // The files of tests share their modules.
  await session.signOut();
  vi.unstubAllGlobals();
});

interface Read {
  readonly what: string;
  /** The response after which the session is over; undefined if it is over before. */
  readonly last?: string;
  read(client: QueryClient): Promise<unknown>;
}

const firstPage = '/admin/activity?page=1&limit=100';

test.each<Read>([
  { what: 'sums', read: (client) => client.fetchQuery(sumsQuery(wait)) },
  { what: 'the last command', read: (client) => client.fetchQuery(lastCommandQuery(users, 1, 'disable')) },
  {
    what: 'the first related record',
    read: (client) =>
      client.fetchQuery(firstRecordQuery(entries, { id: 'seen', part: 'entries', at: 'createdAt' }, 1)),
  },
  {
    what: 'the second page of all records',
    last: firstPage,
    read: (client) => client.fetchQuery(allRecords({ resource: 'activity' })),
  },
])('a read in the background that awaits something first never shows the login: $what', async (each) => {
  const server = createServer();
  vi.stubGlobal('fetch', server.fetch);
  const signIn = () => session.signIn('ada@example.com', 'secret');
  await signIn();
  const endOnServer = () => {
    server.expireAccess();
    server.revokeRefresh();
  };
  if (each.last === undefined) endOnServer();
  else
    server.respondTo('GET', each.last, () => {
      endOnServer();
      return json({ data: { items: [{ id: 1 }], total: 2 } });
    });
  const endQuestion = signInQuestion.allow(() => true);
  const done = inBackground(() => each.read(createQueryClient())).catch(() => undefined);
  await vi.waitFor(() => expect(signInQuestion.isOpen() || session.state().user === undefined).toBe(true));
  expect(session.state().user).toMatchObject({ id: 1 });
  await signIn();
  signInQuestion.close();
  await done;
  expect(server.calls.at(-1)?.headers.get('authorization'), 'it is made again').toBe('Bearer access-2');
  endQuestion();
});
