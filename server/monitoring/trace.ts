import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The trace that a request belongs to, and the request's own part of it (W3C Trace Context). */
export interface Trace {
  readonly id: string;
  readonly span: string;
  /** The part of the trace that made the request, if it named one. */
  readonly parent: string | undefined;
}

const format = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(-|$)/;

export const newSpan = (): string => randomBytes(8).toString('hex');

/** Continues the trace of a header `traceparent`, or begins a new one if there is no valid header. */
export function traceOf(header: string | undefined): Trace {
  const [, id, parent] = format.exec(header ?? '') ?? [];
  return { id: id ?? randomBytes(16).toString('hex'), span: newSpan(), parent };
}

/** Returns the header with which a trace is passed on. */
export const traceparent = ({ id, span }: Trace): string => `00-${id}-${span}-01`;

const running = new AsyncLocalStorage<Trace>();

/** Runs a function as part of a trace. */
export const inTrace = <Result>(trace: Trace, run: () => Result): Result => running.run(trace, run);

/** Runs a function as part of no trace, e.g. work that goes on after the request that began it. */
export const outsideTrace = <Result>(run: () => Result): Result => running.exit(run);

/** Returns the trace that the running function is part of. */
export const currentTrace = (): Trace | undefined => running.getStore();
