import { background } from './authorized-request.ts';
import { createObservable } from './observable.ts';

/*
 * The calls that a page makes by itself, although no user has asked for them, and those of work that would be lost with the
 * page. They never replace the page by the login:
 *
 * - the account, when the stream of changes is refused its token (lib/live)
 * - what is new in a list, and the counts in the navigation (runtime/news, runtime/waits)
 * - the record of an open question, again and again (runtime/record/use-record-now.ts)
 * - the choices of the user (lib/queries/preferences.ts)
 * - how long the session lasts, and whether it still does (lib/session-end, runtime/session-end)
 * - the owner of the tokens that another tab has stored (token-owner.ts)
 * - what is read on intent: the next page of a list (runtime/list-tools), the preview of a record (app/late)
 * - failed reads that are repeated when the connection is back (runtime/notices)
 * - the calls of a run, and the names that an import looks for (runtime/runs, runtime/bulk, runtime/import)
 * - the pages of a list that is exported, or selected as a whole (runtime/export, runtime/bulk)
 */

const question = createObservable({ isOpen: false });

/** Returns true if the user can be asked to sign in again: the dialog is there, and knows whose password it needs. */
let canAsk = () => false;

const closed = () =>
  new Promise<void>((resolve) => {
    const end = question.subscribe(() => {
      if (question.get().isOpen) return;
      end();
      resolve();
    });
  });

/** The question that lets the user sign in again over the page. Calls in the background wait until it is closed. */
export const signInQuestion = {
  isOpen: (): boolean => question.get().isOpen,
  subscribe: question.subscribe,
  /** Opens the question. The promise ends when it is closed. */
  open(): Promise<void> {
    if (!question.get().isOpen) question.set({ isOpen: true });
    return closed();
  },
  /** Closes the question: the user has signed in again, or the session has ended for good. */
  close(): void {
    if (question.get().isOpen) question.set({ isOpen: false });
  },
  /** Allows the question while `isPossible` returns true. Returns the function that ends this. */
  allow(isPossible: () => boolean): () => void {
    canAsk = isPossible;
    return () => {
      canAsk = () => false;
      signInQuestion.close();
    };
  },
};

/**
 * Makes a call that must not replace the page by the login. Its request begins synchronously in `call`, or by `laterCalls`. If
 * the session is over, the user can sign in again over the page; the call waits for that, and is then made again. Where nobody
 * can be asked, the session ends, as after any other call.
 */
export async function inBackground<Result>(call: () => Promise<Result>): Promise<Result> {
  while (canAsk() && signInQuestion.isOpen()) await closed();
  background.ask = canAsk() ? signInQuestion.open : undefined;
  try {
    // Not awaited here: calls that begin later are not meant.
    return call();
  } finally {
    background.ask = undefined;
  }
}

/**
 * Returns the function that makes calls after something else, e.g. after code has loaded. They are in the background if
 * this function is called there.
 */
export function laterCalls(): <Result>(call: () => Promise<Result>) => Promise<Result> {
  return background.ask === undefined ? (call) => call() : inBackground;
}
