/** The labels of one value. */
export type Labels = Readonly<Record<string, string>>;

/** Adds to a count, by its labels. Default: 1. */
export type Counter = (labels?: Labels, by?: number) => void;

/** Adds a duration in seconds to a histogram, by its labels. */
export type Histogram = (labels: Labels, seconds: number) => void;

/** One value of a gauge or of a count of the process, which is read when the metrics are requested. */
export type Reading = readonly [value: number, labels?: Labels];

/** The metrics of one process, in the text format of Prometheus. */
export interface Registry {
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string): Histogram;
  gauge(name: string, help: string, read: () => readonly Reading[]): void;
  /** Adds a count that the process itself keeps, which is read like a gauge. */
  readCounter(name: string, help: string, read: () => readonly Reading[]): void;
  text(): string;
}

/** The upper bounds of the durations, in seconds. 20 ms is the aim of lists. */
const bounds = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Family {
  readonly name: string;
  readonly type: 'counter' | 'histogram' | 'gauge';
  readonly help: string;
  lines(): readonly string[];
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** Returns one line, e.g. `requests_total{status="200"} 3`. */
function sample(name: string, labels: Labels, value: number): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${written.length > 0 ? `{${written.join(',')}}` : ''} ${value}`;
}

/** Keeps a value for each combination of labels. */
function byLabels<Value>(create: () => Value) {
  const kept = new Map<string, { readonly labels: Labels; value: Value }>();
  return {
    at(labels: Labels) {
      const key = JSON.stringify(labels);
      const known = kept.get(key);
      if (known) return known;
      const added = { labels, value: create() };
      kept.set(key, added);
      return added;
    },
    all: () => [...kept.values()],
  };
}

/** Creates the metrics of one process. */
export function createRegistry(): Registry {
  const families: Family[] = [];
  const addRead =
    (type: 'gauge' | 'counter'): Registry['gauge'] =>
    (name, help, read) => {
      const lines = () => read().map(([value, labels = {}]) => sample(name, labels, value));
      families.push({ name, type, help, lines });
    };
  return {
    counter(name, help) {
      const counts = byLabels(() => 0);
      const lines = () => counts.all().map(({ labels, value }) => sample(name, labels, value));
      families.push({ name, type: 'counter', help, lines });
      return (labels = {}, by = 1) => {
        counts.at(labels).value += by;
      };
    },
    histogram(name, help) {
      const durations = byLabels(() => ({ counts: bounds.map(() => 0), count: 0, sum: 0 }));
      const lines = () =>
        durations.all().flatMap(({ labels, value: { counts, count, sum } }) => [
          ...bounds.map((bound, at) => {
            const upTo = counts.slice(0, at + 1).reduce((total, each) => total + each, 0);
            return sample(`${name}_bucket`, { ...labels, le: String(bound) }, upTo);
          }),
          sample(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
          sample(`${name}_sum`, labels, sum),
          sample(`${name}_count`, labels, count),
        ]);
      families.push({ name, type: 'histogram', help, lines });
      return (labels, seconds) => {
        const { value } = durations.at(labels);
        const at = bounds.findIndex((bound) => seconds <= bound);
        if (at >= 0) value.counts[at] = (value.counts[at] ?? 0) + 1;
        value.count += 1;
        value.sum += seconds;
      };
    },
    gauge: addRead('gauge'),
    readCounter: addRead('counter'),
    text: () =>
      families
        .flatMap(({ name, type, help, lines }) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} ${type}`,
          ...lines(),
        ])
        .join('\n')
        .concat('\n'),
  };
}
