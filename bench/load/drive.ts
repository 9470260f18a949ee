import { setTimeout as wait } from 'node:timers/promises';
import type { PlannedCall } from './mix.ts';

/** A call that was made. */
export interface MadeCall extends PlannedCall {
  /** The milliseconds from when it was due until its response or failure, so also what it had to wait to be made. */
  readonly took: number;
  /** Undefined if there was no response. */
  readonly status: number | undefined;
}

/** Makes `rate` calls per second, whether earlier ones have ended or not, and waits for their responses. */
export async function drive(
  next: () => PlannedCall,
  send: (call: PlannedCall) => Promise<number>,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<readonly MadeCall[]> {
  const started = performance.now();
  const open: Promise<MadeCall>[] = [];
  for (let count = 0; count < rate * seconds; count += 1) {
    const due = started + (count * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    const call = next();
    open.push(
      send(call).then(
        (status) => ({ ...call, status, took: performance.now() - due }),
        () => ({ ...call, status: undefined, took: performance.now() - due }),
      ),
    );
  }
  return Promise.all(open);
}
