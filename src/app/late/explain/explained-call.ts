import type { SeenCall } from './recorder.ts';

/** The part of a query in the cache that says how old its data is. */
export interface ShownQuery {
  readonly queryHash: string;
  /** When its data was read, in milliseconds since 1970. */
  readonly dataUpdatedAt: number;
}

/** A call as the explanation shows it. */
export interface ExplainedCall extends SeenCall {
  /** `only`: the screen shows its data and has made no call. `first`: it showed older data until the response came. */
  readonly cache: 'only' | 'first' | 'none';
  /** Milliseconds since the shown data was read; undefined if the screen does not show it. */
  readonly age: number | undefined;
  /** Milliseconds for which the data of the cache had been there when the call began. */
  readonly ageBefore: number | undefined;
}

/**
 * Returns the calls of a screen in their order: those made since it was opened, and before them those whose data it
 * shows from the cache. `shown` are the queries that the screen uses now.
 */
export function explainCalls(
  { calls, since }: { readonly calls: readonly SeenCall[]; readonly since: number },
  shown: readonly ShownQuery[],
  now: number,
): ExplainedCall[] {
  const readAt = new Map(shown.map(({ queryHash, dataUpdatedAt }) => [queryHash, dataUpdatedAt]));
  const own = calls.filter(({ at }) => at >= since);
  const ownQueries = new Set(own.map(({ query }) => query));
  // The last call of a query is the one that its data comes from.
  const cached = new Map(
    calls
      .filter(
        ({ at, query }) => at < since && query !== undefined && readAt.has(query) && !ownQueries.has(query),
      )
      .map((call) => [call.query, call]),
  );
  const explainOne = (call: SeenCall, cache: ExplainedCall['cache']): ExplainedCall => {
    const read = call.query === undefined ? undefined : readAt.get(call.query);
    return {
      ...call,
      cache,
      age: read && Math.max(now - read, 0),
      ageBefore: call.shownFrom && Math.max(call.at - call.shownFrom, 0),
    };
  };
  return [
    ...[...cached.values()].map((call) => explainOne(call, 'only')),
    ...own.map((call) => explainOne(call, call.shownFrom === undefined ? 'none' : 'first')),
  ];
}
