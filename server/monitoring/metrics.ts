import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createRecentRequests, type RecentRequests, recentBounds, recentMinutes } from './recent-requests.ts';
import { type Counter, createRegistry, type Histogram, type Reading } from './registry.ts';

/** The connections of a pool to a database. */
export interface PoolState {
  readonly used: number;
  readonly idle: number;
  /** The number of requests that wait for a connection. */
  readonly waiting: number;
}

/** What a server measures while it runs. */
export interface Metrics {
  readonly requests: Counter;
  readonly requestSeconds: Histogram;
  /** Refused requests by the code of their response, e.g. `E_TOO_MANY_REQUESTS`. */
  readonly refusals: Counter;
  readonly querySeconds: Histogram;
  readonly slowQueries: Counter;
  /** Reads by the database that made them, if there is a replica. */
  readonly reads: Counter;
  readonly mails: Counter;
  /** Pictures by what happened in the file store: moved, removed, failed. */
  readonly files: Counter;
  /** Measurements that pages have reported, by screen, name and rating. */
  readonly pageVitals: Counter;
  readonly pageErrors: Counter;
  /** The requests of the last minutes. */
  readonly recent: RecentRequests;
  /** The number of requests and mails that are open now. */
  readonly open: { requests: number; mails: number };
  text(): string;
}

/** What is read of a server when its metrics are requested. */
export interface Sources {
  /** The state of its connections to each database, by a name for it. An embedded database has no pool. */
  pools(): Readonly<Record<string, PoolState | undefined>>;
  /** The number of event streams that browsers read. */
  streams(): number;
}

/** Begins to measure a server. */
export function createMetrics({ pools, streams }: Sources): Metrics {
  const registry = createRegistry();
  const open = { requests: 0, mails: 0 };
  const recent = createRecentRequests();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const gauge = (name: string, help: string, read: () => number) =>
    registry.gauge(name, help, () => [[read()]]);
  gauge('http_requests_open', 'Requests without a response yet.', () => open.requests);
  gauge('event_streams_open', 'Event streams that a browser reads.', streams);
  gauge('mails_open', 'Mails that wait to be handed over.', () => open.mails);
  registry.gauge(
    'http_requests_recent',
    `Requests of the last ${recentMinutes} minutes, by the upper bound of their duration in seconds.`,
    () => recent.read().counts.map((count, at) => [count, { up_to: String(recentBounds[at] ?? '+Inf') }]),
  );
  gauge(
    'http_failures_recent',
    `Responses of the last ${recentMinutes} minutes with a status from 500 on.`,
    () => recent.read().failed,
  );
  registry.gauge('database_connections', 'Connections of the pools, and requests that wait for one.', () =>
    Object.entries(pools()).flatMap(([database, pool]) =>
      Object.entries(pool ?? {}).map(([state, value]): Reading => [value, { database, state }]),
    ),
  );
  gauge('process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  registry.readCounter('process_cpu_seconds_total', 'Processor time.', () => {
    const { user, system } = process.cpuUsage();
    return [[(user + system) / 1e6]];
  });
  gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', () =>
    Math.round(performance.timeOrigin / 1000),
  );
  gauge('event_loop_delay_p99_seconds', 'Delay of the event loop since the last reading.', () => {
    const seconds = delay.count === 0 ? 0 : delay.percentile(99) / 1e9;
    delay.reset();
    return seconds;
  });
  return {
    requests: registry.counter('http_requests_total', 'Requests by declared call and status.'),
    requestSeconds: registry.histogram('http_request_seconds', 'Durations of requests by declared call.'),
    refusals: registry.counter('http_refusals_total', 'Refused requests by the code of the response.'),
    querySeconds: registry.histogram('database_query_seconds', 'Durations of statements.'),
    slowQueries: registry.counter('database_slow_queries_total', 'Statements slower than SLOW_QUERY_MS.'),
    reads: registry.counter('database_reads_total', 'Reads of calls by the database that made them.'),
    mails: registry.counter('mails_total', 'Mails by result.'),
    files: registry.counter('files_total', 'Pictures moved to the file store, removed there, and failures.'),
    pageVitals: registry.counter(
      'page_vitals_total',
      'Web Vitals that pages reported, by screen and rating.',
    ),
    pageErrors: registry.counter('page_errors_total', 'Errors that pages reported, by screen.'),
    open,
    recent,
    text: registry.text,
  };
}
