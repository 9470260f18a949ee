import { ApiError } from '#lib/api/api-error.ts';
import {
  type ChoiceChanges,
  type Choices,
  changeKeptChoices,
  type KeptChoices,
  readKeptChoices,
} from '#lib/queries/preferences.ts';
import { session } from '#lib/session/session.ts';
import type { RecordId } from '#schema/resource.ts';
import {
  adoptDensity,
  applyChoices,
  knownChoices,
  localChoices,
  storeComparison,
  storedComparison,
  watchChoices,
} from './local-choices.ts';
import { mergeChoices } from './merge-choices.ts';

/** The time without a further choice after which they are sent, in milliseconds. */
const pause = 1_000;

/** The responses of a service that keeps no choices. */
const missing: readonly unknown[] = [404, 405, 501];

/**
 * Returns the choices of the service on which both agree: those that this browser has, too, and those that it is about to
 * change. One that the browser could not store is not among them: it is not forgotten later.
 */
const agreedIn = (kept: KeptChoices, local: Choices, send: ChoiceChanges): Choices =>
  Object.fromEntries(
    Object.entries(kept).flatMap(([name, { value }]) =>
      local[name] === value || Object.hasOwn(send, name) ? [[name, value]] : [],
    ),
  );

/**
 * Keeps the choices of the signed-in user the same here and at the service, now and after each choice. A call that fails is
 * made again with the next choice or on the next page; until then this browser keeps them, as with a service that has no
 * such call. Returns the function that ends this.
 */
export function syncChoices(
  owner: RecordId,
  calls = { read: readKeptChoices, change: changeKeptChoices },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let isEnded = false;
  let isApplying = false;

  adoptDensity(owner);
  let seen = localChoices(owner);

  async function run(): Promise<void> {
    const kept = knownChoices(await calls.read());
    // Somebody else may have signed in meanwhile.
    if (isOver()) return;
    const { agreed, changedAt } = storedComparison(owner);
    const { apply, send } = mergeChoices({ local: localChoices(owner), kept, agreed, changedAt });
    isApplying = true;
    applyChoices(owner, apply);
    isApplying = false;
    seen = localChoices(owner);
    storeComparison(owner, { agreed: agreedIn(kept, seen, send), changedAt });
    if (Object.keys(send).length === 0) return;
    const now = await calls.change(send);
    if (isOver() || now === undefined) return;
    storeComparison(owner, {
      ...storedComparison(owner),
      agreed: agreedIn(knownChoices(now), seen, send),
    });
  }

  const isOver = () => isEnded || session.state().user?.id !== owner;

  function start(): void {
    clearTimeout(timer);
    timer = undefined;
    running = running.then(() => (isOver() ? undefined : run())).catch(unlessMissing);
  }

  function unlessMissing(error: unknown): void {
    if (error instanceof ApiError && missing.includes(error.status)) end();
  }

  function look(): void {
    if (isApplying) return;
    const local = localChoices(owner);
    const changed = Object.keys({ ...seen, ...local }).filter((name) => seen[name] !== local[name]);
    if (changed.length === 0) return;
    seen = local;
    const before = storedComparison(owner);
    const times = Object.fromEntries(changed.map((name) => [name, Date.now()]));
    storeComparison(owner, { ...before, changedAt: { ...before.changedAt, ...times } });
    clearTimeout(timer);
    timer = setTimeout(start, pause);
  }

  const stop = watchChoices(look);
  // A page that is left sends what it has not sent yet.
  const hide = () => {
    if (timer !== undefined && document.visibilityState === 'hidden') start();
  };
  document.addEventListener('visibilitychange', hide);

  function end(): void {
    isEnded = true;
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', hide);
  }

  start();
  return end;
}
