import { expect, test } from 'vitest';
import {
  entriesCode,
  firstEntriesCode,
  firstEntryCount,
  firstNames,
  inNavigationOrder,
} from './navigation-entries.ts';
import { readResourceModules } from './resource-modules.ts';

const resources = (await readResourceModules()).map(({ resource }) => resource);

const resource = resources.find(({ path }) => path !== undefined);
if (resource === undefined) throw new Error('No resource has a list');

/** Returns the product's resources and some that come after them in the navigation. */
const withFurther = (count: number) => [
  ...resources,
  ...Array.from({ length: count }, (_, at) => ({
    ...resource,
    path: `further-${at}`,
    navigation: { group: 'operations', icon: 'Box', order: 1_000 + at } as const,
  })),
];

test('the code of the first paint does not grow with the resources', () => {
  const few = firstEntriesCode(withFurther(firstEntryCount)).replace(/entryCount = \d+/, '');
  const many = firstEntriesCode(withFurther(100)).replace(/entryCount = \d+/, '');
  expect(many).toBe(few);
  expect(firstNames(withFurther(100))).toHaveLength(firstEntryCount);
});

test('the entries after the first are in the code that loads later, once each', () => {
  const all = withFurther(firstEntryCount + 1);
  const listed = all.filter(({ path }) => path !== undefined).map(({ path }) => path);
  const codes = firstEntriesCode(all) + entriesCode(all);
  for (const path of listed) expect(codes.split(`"/${path}"`)).toHaveLength(2);
  expect(entriesCode(all)).toContain(`"/further-${firstEntryCount}"`);
});

const entry = (name: string, group: string) => ({ name, group });

test('the first list is first, whatever the other groups are called', () => {
  const entries = [
    entry('invoices', 'accounting'),
    entry('users', 'main'),
    entry('rides', 'operations'),
    entry('payments', 'accounting'),
    entry('options', 'main'),
  ];
  expect(inNavigationOrder(entries).map(({ name }) => name)).toEqual([
    'users',
    'options',
    'invoices',
    'payments',
    'rides',
  ]);
});
