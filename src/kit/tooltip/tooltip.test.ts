import { beforeEach, expect, test, vi } from 'vitest';
import { createTooltipStore, type TooltipStore } from './tooltip-store.ts';

let store: TooltipStore<string>;

beforeEach(() => {
  vi.useFakeTimers();
  store = createTooltipStore();
  return () => vi.useRealTimers();
});

test('opens 700 ms after the pointer enters', () => {
  store.enter('a');
  vi.advanceTimersByTime(699);
  expect(store.shown()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(store.shown()).toBe('a');
});

test('does not open if the pointer leaves before', () => {
  store.enter('a');
  vi.advanceTimersByTime(400);
  store.leave('a');
  vi.advanceTimersByTime(5000);
  expect(store.shown()).toBeNull();
});

test('opens the next one at once within 300 ms of the last', () => {
  store.focus('a');
  store.leave('a');
  vi.advanceTimersByTime(150 + 299);
  store.enter('b');
  expect(store.shown()).toBe('b');
});

test('waits again after 300 ms', () => {
  store.focus('a');
  store.leave('a');
  vi.advanceTimersByTime(150 + 300);
  store.enter('b');
  expect(store.shown()).toBeNull();
});

test('stays open under the pointer', () => {
  store.focus('a');
  store.leave('a');
  store.hold('a');
  vi.advanceTimersByTime(5000);
  expect(store.shown()).toBe('a');
});

test('focus opens and closes its own tooltip at once', () => {
  store.focus('a');
  expect(store.shown()).toBe('a');
  store.close('b');
  expect(store.shown()).toBe('a');
  store.close('a');
  expect(store.shown()).toBeNull();
});

test('calls its listeners until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.focus('a');
  leave();
  store.close('a');
  expect(listener).toHaveBeenCalledOnce();
});

test('closing one does not stop another from opening', () => {
  store.enter('a');
  store.close('b');
  vi.advanceTimersByTime(700);
  expect(store.shown()).toBe('a');
});

test('does not open if its trigger is pressed before', () => {
  store.enter('a');
  store.close('a');
  vi.advanceTimersByTime(5000);
  expect(store.shown()).toBeNull();
});
