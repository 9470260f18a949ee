import { expect, test } from 'vitest';
import { planets } from '#runtime/testing/planets.ts';
import type { Action } from '#schema/resource.ts';
import { editPath } from './edit-path.ts';

const offering = (...actions: Action[]) => ({ ...planets, list: { ...planets.list, actions } });

test('a record is edited at its own address', () => {
  expect(editPath(offering('edit', 'delete'), 7, 'Hoth')).toBe('/planetes/7?name=Hoth');
});

test('or below it, where that shows the record', () => {
  expect(editPath(offering('view', 'edit'), 7)).toBe('/planetes/7/modifier');
  expect(editPath(offering('view', 'edit'), 'a?b', 'Hoth?')).toBe('/planetes/a%3Fb/modifier?name=Hoth%3F');
});
