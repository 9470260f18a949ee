import { expect, test } from 'vitest';
import { categories } from '#resources/categories.ts';
import { rides } from '#resources/rides.ts';
import { users } from '#resources/users.ts';
import { withdrawals } from '#resources/withdrawals.ts';
import type { Resource } from '#schema/resource.ts';
import { findResourceMistakes, readDeclared } from './check.ts';

const all = await readDeclared();
const { list, endpoints } = categories;
const [part = ''] = Object.entries(users.related ?? {}).flatMap(([name, each]) =>
  'of' in each ? [name] : [],
);
const misled = { ...users.related, [part]: { of: 'rides', filter: 'rider', shape: 'link' } } as const;

const { figures = { call: { method: 'GET', path: '/' }, fields: {} }, ...withoutFigures } = withdrawals;

/** Descriptors with a mistake that compiles, and the sentence that names it. */
const planted: readonly (readonly [wrong: Resource, sentence: string])[] = [
  [
    { ...categories, list: { ...list, columns: ['titre', 'titre'] } },
    'the column “titre” is twice in the list: remove one',
  ],
  [
    { ...users, list: { ...users.list, filters: ['role', 'status', 'role'] } },
    '“role” is twice in `list.filters`',
  ],
  [{ ...users, list: { ...users.list, sort: ['name', 'name'] } }, '“name” is twice in `list.sort`'],
  [{ ...users, list: { ...users.list, actions: ['view', 'view'] } }, '“view” is twice in `list.actions`'],
  [
    { ...categories, endpoints: { ...endpoints, create: { method: 'POST', path: '/admin/options' } } },
    'options have the call POST /admin/options already: name the path of its own call',
  ],
  [
    { ...rides, waits: { pending: { filters: { status: ['waiting'] } } } },
    'what waits as “pending” filters rides by the status “waiting”, which no record can have: write one of',
  ],
  [
    { ...rides, waits: { pending: { filters: { state: ['pending'] } } } },
    'what waits as “pending” filters rides by “state”, and their list has no such filter',
  ],
  [
    { ...rides, waits: { pending: { filters: {}, last: { filter: 'status', days: 7 } } } },
    'the list has no period “status”',
  ],
  [
    { ...withdrawals, waits: { pending: { filters: {}, last: { filter: 'createdAt', days: 7 } } } },
    '“pending” comes first, but it is the news of some days',
  ],
  [withoutFigures, 'the sums of “pending” are shown with the figures of the list, and it has none'],
  [{ ...users, related: misled }, 'rides have no filter “rider” by one of users: write client or driver'],
  [
    { ...withdrawals, figures: { ...figures, filters: { pending: { status: 'done' } } } },
    'the figure “pending” filters transactions by the status “done”, which no record can have',
  ],
  [
    { ...withdrawals, figures: { ...figures, list: 'virements' } },
    'no list has the path “virements”: name the path of the list in `figures.list`',
  ],
];

test.each(planted)('%# a mistake is named with its line: $1', (wrong, sentence) => {
  const changed = all.map((each) =>
    each.resource.name === wrong.name ? { ...each, resource: wrong } : each,
  );
  const found = findResourceMistakes(changed);
  expect(found.join('\n')).toContain(sentence);
  for (const line of found) expect(line).toMatch(/^resources\/[\w-]+\.ts:\d+: .+\.$/);
});
