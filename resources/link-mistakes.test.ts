import { expectTypeOf, test } from 'vitest';
import { reference } from '#fields/reference/reference.ts';
import { references } from '#fields/references/references.ts';
import type { ResourceName } from '#schema/messages.ts';
import { defineResource } from '#schema/resource.ts';
import { rides } from './rides.ts';

/*
 * The compiler is the test, as in mistakes.test.ts: each `@ts-expect-error` fails the type check if the mistake below it compiles.
 */
test('a reference that is limited by what the other resource does not have', () => {
  // @ts-expect-error users have no field roles to filter by
  reference({ to: 'users', by: 'name', filters: { roles: ['admin'] } });
  // @ts-expect-error no user has the role pilot
  references({ to: 'users', by: 'name', filters: { role: ['admin', 'pilot'] } });
  // @ts-expect-error without a value, no record would be let through
  reference({ to: 'users', by: 'name', filters: { status: [] } });
  const { link } = reference({
    to: 'users',
    by: 'name',
    filters: { createdAt_from: ['2026-01-01T00:00:00Z'] },
  });
  expectTypeOf(link.resource).toEqualTypeOf<ResourceName>();
});

test('a filter by several fields of which one filters nothing, or by one field alone', () => {
  const { endpoints, fields } = rides;
  const declared = { endpoints, fields, title: 'reference', form: [] } as const;
  const list = { columns: ['reference'], filters: ['client', 'driver'] } as const;
  defineResource('rides', { ...declared, list: { ...list, otherFilters: { user: ['client', 'driver'] } } });
  // @ts-expect-error the list is not filtered by price
  defineResource('rides', { ...declared, list: { ...list, otherFilters: { user: ['client', 'price'] } } });
  // @ts-expect-error client has a filter of its own
  defineResource('rides', { ...declared, list: { ...list, otherFilters: { user: ['client'] } } });
});
