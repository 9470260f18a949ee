import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { t } from '#lib/i18n/i18n.ts';
import { startUndoRun, type UndoItem, undoRun } from './undo-run.ts';

const names = ['Ada', 'Basile', 'Chloé'];
const onEnd = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  undoRun.get()?.close();
  vi.clearAllMocks();
});

/** Starts to undo three writes. */
function start(send: (name: string, key: string) => Promise<unknown>) {
  const items = names.map((name): UndoItem => ({ id: name, name, send: (key) => send(name, key) }));
  return startUndoRun({ action: 'Désactiver', items, onEnd, onClose });
}
const ended = () => vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());

test('each write is undone by its own call, and the result closes by itself', async () => {
  const sent: string[] = [];
  start(async (name, key) => sent.push(`${name} ${key}`));
  expect(undoRun.get()?.progress).toMatchObject({ state: 'running', done: 0 });
  await ended();
  expect(sent.map((each) => each.split(' ')[0])).toEqual(names);
  expect(new Set(sent.map((each) => each.split(' ')[1])).size).toBe(3);
  expect(onClose).toHaveBeenCalledExactlyOnceWith(3, true);
  expect(undoRun.get()).toBeUndefined();
});

test('a record that has changed since keeps its change, and is named until the result is closed', async () => {
  start(async (name) => {
    if (name === 'Basile') throw new ApiError('http', { status: 412 });
    if (name === 'Chloé') throw new ApiError('http', { status: 409, fieldErrors: { role: ['Non.'] } });
  });
  await ended();
  const { progress, changed } = undoRun.get() ?? {};
  expect(changed).toBe(1);
  expect(progress?.refused.map(({ item, text }) => [item.name, text])).toEqual([
    ['Basile', t('undo.rowChanged')],
    ['Chloé', 'Non.'],
  ]);
  expect(onClose).not.toHaveBeenCalled();
  undoRun.get()?.close();
  expect(onClose).toHaveBeenCalledExactlyOnceWith(1, false);
});

test('a write whose former state is not known is named, too', async () => {
  const items = names.map((name) => ({
    id: name,
    name,
    send: name === 'Ada' ? undefined : async () => name,
  }));
  startUndoRun({ action: 'Désactiver', items, onEnd, onClose });
  await ended();
  const { progress } = undoRun.get() ?? {};
  expect(progress).toMatchObject({
    done: 2,
    refused: [{ item: { name: 'Ada' }, text: t('undo.notRestored') }],
  });
});

test('without a response it waits, and goes on with the same key', async () => {
  const keys: string[] = [];
  start(async (_, key) => {
    keys.push(key);
    if (keys.length === 1) throw new ApiError('network');
  });
  await vi.waitFor(() => expect(undoRun.get()?.progress.state).toBe('held'));
  undoRun.get()?.run.resume();
  await ended();
  expect(keys[1]).toBe(keys[0]);
  expect(onClose).toHaveBeenCalledExactlyOnceWith(3, true);
});

test('it can be stopped: what was undone stays undone', async () => {
  const first = Promise.withResolvers<void>();
  const send = vi.fn(() => first.promise);
  start(send);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  undoRun.get()?.run.stop();
  first.resolve();
  await ended();
  expect(send).toHaveBeenCalledOnce();
  expect(undoRun.get()?.progress).toMatchObject({ state: 'ended', done: 1, refused: [] });
});

test('other writes are not undone while it goes on, and it says so', async () => {
  const send = vi.fn(async (name: string) => name);
  expect(start(send)).toBe(true);
  expect(start(send)).toBe(false);
  await ended();
  await vi.waitFor(() => expect(undoRun.get()).toBeUndefined());
  expect(send).toHaveBeenCalledTimes(3);
  expect(onClose).toHaveBeenCalledExactlyOnceWith(3, true);
});

test('a write is undone once, also if it is started again after the end', async () => {
  const send = vi.fn(async (key: string) => key);
  const items = names.map((name): UndoItem => ({ id: name, name, send }));
  for (const _ of [1, 2]) {
    startUndoRun({ action: 'Désactiver', items, onEnd, onClose });
    await ended();
  }
  expect(send).toHaveBeenCalledTimes(3);
  expect(onClose).toHaveBeenCalledOnce();
});
