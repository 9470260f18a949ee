import { ms, table } from '#bench/timing.ts';
import { randomFrom } from '#server/seed/random.ts';
import { startProcess } from '#server/testing/process.ts';
import { drive, type MadeCall } from './drive.ts';
import { bendSentence, headings, isFailed, latencyOfCalls, type MeasuredRate, rowOf } from './figures.ts';
import { collectedHeap, inspecting } from './heap.ts';
import { activities, createMix } from './mix.ts';
import { openOffice } from './office.ts';

interface Options {
  readonly people: number;
  readonly rates: readonly number[];
  readonly seconds: number;
  readonly heap: boolean;
}

const metricsToken = 'metrics-token-of-a-load';
const targetMs = 20;

/** Returns what all processes of a server use: resident megabytes, and seconds of processor time since their start. */
async function usageOf(url: string): Promise<{ readonly memory: number; readonly seconds: number }> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}\\S* (\\S+)`, 'gm'))].reduce(
      (all, [, value]) => all + Number(value),
      0,
    );
  return {
    memory: Math.round(sum('process_resident_memory_bytes') / 1e6),
    seconds: sum('process_cpu_seconds_total'),
  };
}

/**
 * Prints the latencies by activity. With `details`, also those of each call, by its name, whose p99 is above the target
 * or which failed at least once.
 */
function print(title: string, calls: readonly MadeCall[], details: boolean): void {
  const byActivity = activities.map((activity) =>
    rowOf(
      activity,
      calls.filter((call) => call.activity === activity),
    ),
  );
  console.log(`\n${table([title, ...headings], [rowOf('all', calls), ...byActivity])}`);
  if (!details) return;
  const names = [...new Set(calls.map(({ name }) => name))].toSorted();
  const slow = names
    .map((name) => calls.filter((call) => call.name === name))
    .filter((group) => latencyOfCalls(group).p99 > targetMs || group.some(isFailed));
  console.log(
    `\n${table(
      [`p99 above ${targetMs} ms, or failed`, ...headings],
      slow.map((group) => rowOf(group[0]?.name ?? '', group)),
    )}`,
  );
}

/** Makes the calls of an office at each rate, on a service of so many processes, and prints what was measured. */
export async function measure(databaseUrl: string, workers: number, options: Options): Promise<void> {
  const { people, rates, seconds, heap } = options;
  const server = await startProcess({
    DATABASE_URL: databaseUrl,
    WORKERS: String(workers),
    METRICS_TOKEN: metricsToken,
    ...(heap && inspecting),
  });
  let office: Awaited<ReturnType<typeof openOffice>> | undefined;
  try {
    office = await openOffice(server.url, databaseUrl, people);
    const next = await createMix(office.read, randomFrom(7), office.people);
    await office.openStreams();
    // Warms up the server: compiles its code and opens its connections.
    await drive(next, office.send, { rate: 20, seconds: 10 });
    const measured: MeasuredRate[] = [];
    for (const [at, rate] of rates.entries()) {
      const before = await usageOf(server.url);
      const began = performance.now();
      const calls = await drive(next, office.send, { rate, seconds });
      const reached = (calls.length / (performance.now() - began)) * 1000;
      const { memory, seconds: used } = await usageOf(server.url);
      const perCall = ms(((used - before.seconds) / calls.length) * 1000);
      const title = `${workers} process(es), ${rate}/s: ${reached.toFixed(0)}/s, ${memory} MB, ${perCall} CPU per call`;
      print(title, calls, at === 0);
      if (heap)
        console.log(`Heap after a collection: ${(await collectedHeap(server.output())).toFixed(1)} MB.`);
      measured.push({ rate, calls });
    }
    console.log(`\n${bendSentence(`${workers} process(es)`, measured)}`);
  } finally {
    office?.close();
    await server.end('SIGTERM');
  }
}
