import { test } from 'vitest';
import { defineResource } from '#schema/resource.ts';
import { rides } from './rides.ts';

test('what waits without a label does not compile', () => {
  const { name: _, ...declared } = rides;
  // @ts-expect-error the dictionary has no such label
  defineResource('rides', { ...declared, waits: { forgotten: { filters: {} } } });
});
