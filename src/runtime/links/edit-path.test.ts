import { expect, test } from 'vitest';
import { planets } from '#runtime/testing/planets.ts';
import type { Action } from '#schema/list-options.ts';
import { editPath } from './edit-path.ts';

const withActions = (...actions: Action[]) => ({ ...planets, list: { ...planets.list, actions } });

test('a record is edited at its own path', () => {
  expect(editPath(withActions('edit', 'delete'), 7, 'Hoth')).toBe('/planetes/7?name=Hoth');
});

test('a record is edited below its own path if that path shows the record', () => {
  expect(editPath(withActions('view', 'edit'), 7)).toBe('/planetes/7/modifier');
  expect(editPath(withActions('view', 'edit'), 'a?b', 'Hoth?')).toBe('/planetes/a%3Fb/modifier?name=Hoth%3F');
});
