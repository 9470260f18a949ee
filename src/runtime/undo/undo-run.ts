import { t } from '#lib/i18n/i18n.ts';
import { createObservable } from '#lib/session/observable.ts';
import { session } from '#lib/session/session.ts';
import { ItemRefusal, type Run, type RunProgress, runEach } from '#runtime/runs/run-each.ts';
import { hasChangedSince } from './has-changed-since.ts';

/*
 * The run that undoes several writes. It is kept outside of the screens: the toast that starts it stays when its list is
 * left.
 */

/** A write that was accepted, and what undoes it. */
export interface UndoItem {
  readonly id: string;
  /** The title of its record. */
  readonly name: string;
  /** Sends the write that undoes it, with a key that is the same for each attempt; undefined if nothing brings the former state back. */
  readonly send: ((key: string) => Promise<unknown>) | undefined;
}

/** The writes that a run undoes. */
export interface WritesToUndo {
  /** The label of the action that is undone, e.g. "Désactiver". */
  readonly action: string;
  readonly items: readonly UndoItem[];
  /** Called when no more is sent. */
  onEnd(): void;
  /** Called if all of it was undone, or when the result has been closed. `done` is the number of writes that were undone. */
  onClose(done: number, isComplete: boolean): void;
}

/** A run that undoes several writes, as its dialog shows it. */
export interface UndoRun {
  readonly action: string;
  readonly progress: RunProgress<UndoItem>;
  /** The number of records that keep a change that was made since. */
  readonly changed: number;
  readonly run: Run;
  close(): void;
  /** Stops it, and shows nothing of it any more. */
  leave(): void;
}

const state = createObservable<{ readonly shown: UndoRun | undefined }>({ shown: undefined });

/** The run that is shown. */
export const undoRun = { get: () => state.get().shown, subscribe: state.subscribe };

/** The writes that a run has begun to undo: the button of a toast can be pressed again while the toast leaves. */
const begunItems = new WeakSet<UndoItem>();

/**
 * Undoes several writes, one after the other. A record that has changed since is left alone. What could not be undone is
 * shown until it is closed. The end of the session ends the run. Returns false and does nothing while another run goes on;
 * returns true and does nothing if a run has already begun with one of these writes.
 */
export function startUndoRun({ action, items, onEnd, onClose }: WritesToUndo): boolean {
  const { shown } = state.get();
  if (items.some((item) => begunItems.has(item))) return true;
  if (shown && shown.progress.state !== 'ended') return false;
  shown?.leave();
  for (const item of items) begunItems.add(item);
  const user = session.state().user?.id;
  let isLeft = false;
  let changed = 0;
  let begun: Run | undefined;
  const run: Run = {
    pause: () => begun?.pause(),
    resume: () => begun?.resume(),
    stop: () => begun?.stop(),
  };
  const unfollow = session.subscribe(() => {
    if (session.state().user?.id !== user) leave();
  });

  function hide() {
    unfollow();
    state.set({ shown: undefined });
  }

  function leave() {
    isLeft = true;
    run.stop();
    hide();
  }

  async function send(item: UndoItem, key: string): Promise<void> {
    if (item.send === undefined) throw new ItemRefusal(t('undo.notRestored'));
    try {
      await item.send(key);
    } catch (error) {
      if (!hasChangedSince(error)) throw error;
      changed += 1;
      throw new ItemRefusal(t('undo.rowChanged'));
    }
  }

  function show(progress: RunProgress<UndoItem>) {
    if (isLeft) return;
    const isComplete = progress.done === items.length;
    const close = () => {
      hide();
      onClose(progress.done, isComplete);
    };
    state.set({ shown: { action, progress, changed, run, close, leave } });
    if (progress.state !== 'ended') return;
    onEnd();
    if (isComplete) close();
  }

  begun = runEach({ items, send, onProgress: show });
  return true;
}
