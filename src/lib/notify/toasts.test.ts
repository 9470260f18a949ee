import { toast as sonner } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { toast } from './toasts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sonner.dismiss();
});

const durationOf = (id: string | number) => {
  const shown = sonner.getToasts().find((each) => each.id === id);
  return shown !== undefined && 'duration' in shown ? shown.duration : undefined;
};

test('a user may keep every toast until they close it', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'kept' });
  expect(durationOf(toast.success('Plan mis à jour', { duration: 10_000 }))).toBe(Number.POSITIVE_INFINITY);
  expect(durationOf(toast.error('Le service est indisponible.'))).toBe(Number.POSITIVE_INFINITY);
});

test('without a choice, a toast is shown as long as its sender says', () => {
  expect(durationOf(toast.success('Plan mis à jour', { duration: 10_000 }))).toBe(10_000);
});
