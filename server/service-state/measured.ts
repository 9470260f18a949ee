import { percentileOf } from '#resources/rules/vitals.ts';
import { recentBounds, recentMinutes } from '#server/monitoring/recent-requests.ts';

/** One value of a metric, with its name and its labels. */
interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Reads metrics in the text format of Prometheus, of one process or of several. */
export const readSamples = (text: string): readonly Sample[] =>
  text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) return [];
    const named = labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g);
    return [
      {
        name,
        labels: Object.fromEntries([...named].map(([, label = '', text = '']) => [label, text])),
        value: Number(value),
      },
    ];
  });

/** Returns what the page about the service shows of the metrics of all processes of this machine. */
export function measuredState(text: string, hasReplica: boolean) {
  const samples = readSamples(text);
  const named = (name: string) => samples.filter((sample) => sample.name === name);
  const sum = (name: string, wanted: Readonly<Record<string, string>> = {}) =>
    named(name)
      .filter(({ labels }) => Object.entries(wanted).every(([label, value]) => labels[label] === value))
      .reduce((total, { value }) => total + value, 0);
  const starts = named('process_start_time_seconds').map(({ value }) => value);
  const counts = new Map(
    [...recentBounds, '+Inf'].map((bound, at) => [at, sum('http_requests_recent', { up_to: String(bound) })]),
  );
  const p95 = percentileOf(recentBounds, counts, 0.95);
  const pool = (state: string) => sum('database_connections', { database: 'primary', state });
  const hasPool = named('database_connections').length > 0;
  const reads = {
    reads: sum('database_reads_total'),
    made: sum('database_reads_total', { target: 'replica' }),
  };
  return {
    // A process that does not respond in time is missing.
    startedAt: new Date(Math.min(Date.now(), ...starts.map((seconds) => seconds * 1000))).toISOString(),
    processes: starts.length,
    pool: hasPool ? { used: pool('used'), idle: pool('idle'), waiting: pool('waiting') } : null,
    replica: hasReplica ? reads : null,
    mailsWaiting: sum('mails_open'),
    streams: sum('event_streams_open'),
    requests: {
      minutes: recentMinutes,
      count: [...counts.values()].reduce((total, each) => total + each, 0),
      failed: sum('http_failures_recent'),
      p95: p95 === null ? null : Math.round(p95 * 1000),
    },
  };
}
