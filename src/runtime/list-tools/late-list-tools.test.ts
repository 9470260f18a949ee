import { afterEach, expect, test, vi } from 'vitest';
import { planets } from '#runtime/testing/planets.ts';
import { mayOpenView } from './late-list-tools.tsx';

afterEach(() => vi.unstubAllGlobals());

const keeping = (kept: object | undefined) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === `list:${planets.name}` && kept ? JSON.stringify(kept) : null),
  });
const view = { id: '1', name: 'Loin', search: '?sort=name' };

test('only a list with a default view waits for it before it is read, not one whose columns are arranged', () => {
  keeping(undefined);
  expect(mayOpenView(planets)).toBe(false);
  keeping({ '7': { columns: 'identity,climate:120', views: [{ ...view, isDefault: false }] } });
  expect(mayOpenView(planets)).toBe(false);
  keeping({ '7': { columns: 'identity' }, '8': { views: [{ ...view, isDefault: true }] } });
  expect(mayOpenView(planets)).toBe(true);
});

test('without storage a list opens as its address says', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(mayOpenView(planets)).toBe(false);
});
