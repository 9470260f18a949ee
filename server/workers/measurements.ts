import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

/*
 * A request for measurements reaches one of the workers, which has only its own. It asks the process that supervises them
 * all. That one asks every worker, and returns what they say together.
 */
const messages = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all measurements?'), id: z.string() }),
  z.object({ kind: z.literal('your measurements?'), id: z.string() }),
  z.object({ kind: z.literal('my measurements'), id: z.string(), worker: z.string(), text: z.string() }),
  z.object({ kind: z.literal('all measurements'), id: z.string(), text: z.string() }),
]);
type Message = z.output<typeof messages>;

/** The time that a worker gets to say its measurements. One that is stuck must not hide those of the others. */
const timeoutMs = 1000;

/** Returns what several workers have measured as one text. Each value has the label `worker`. */
export function mergeMeasurements(texts: ReadonlyMap<string, string>): string {
  const families = new Map<string, { readonly head: string[]; readonly samples: string[] }>();
  for (const [worker, text] of texts) {
    let family: { readonly head: string[]; readonly samples: string[] } | undefined;
    for (const line of text.split('\n').filter(Boolean)) {
      const [, name] = /^# HELP (\S+)/.exec(line) ?? [];
      if (name !== undefined) {
        family = families.get(name) ?? { head: [], samples: [] };
        families.set(name, family);
      }
      if (line.startsWith('#')) {
        if (!family?.head.includes(line)) family?.head.push(line);
      } else family?.samples.push(labelled(line, worker));
    }
  }
  return [...families.values()].flatMap(({ head, samples }) => [...head, ...samples, '']).join('\n');
}

const labelled = (sample: string, worker: string) =>
  sample.replace(
    /^(\w+)(?:\{(.*)\})? /,
    (_, name: string, labels = '') => `${name}{worker="${worker}"${labels === '' ? '' : `,${labels}`}} `,
  );

/** Answers requests for the measurements of all workers, in the process that supervises them. */
export function gatherMeasurements(workers: () => readonly Worker[]): void {
  const gathered = new Map<string, Map<string, string>>();
  cluster.on('message', (asking, received: unknown) => {
    const message = messages.safeParse(received).data;
    if (message?.kind === 'my measurements') gathered.get(message.id)?.set(message.worker, message.text);
    if (message?.kind !== 'all measurements?') return;
    const { id } = message;
    const asked = workers();
    const texts = new Map<string, string>();
    gathered.set(id, texts);
    for (const worker of asked) worker.send({ kind: 'your measurements?', id } satisfies Message);
    const started = performance.now();
    const wait = setInterval(() => {
      if (texts.size < asked.length && performance.now() - started < timeoutMs) return;
      clearInterval(wait);
      gathered.delete(id);
      const text = mergeMeasurements(new Map([...texts].toSorted()));
      if (asking.isConnected()) asking.send({ kind: 'all measurements', id, text } satisfies Message);
    }, 5);
  });
}

/** Returns the function that reads the measurements of all workers, or of this process if it is none. */
export function allMeasurements(own: () => string): () => Promise<string> {
  const send = (message: Message) => process.send?.(message);
  if (!cluster.isWorker) return async () => own();
  const asked = new Map<string, (text: string) => void>();
  process.on('message', (received: unknown) => {
    const message = messages.safeParse(received).data;
    if (message?.kind === 'your measurements?') {
      const worker = process.env['WORKER_NUMBER'] ?? '';
      send({ kind: 'my measurements', id: message.id, worker, text: own() });
    }
    if (message?.kind === 'all measurements') {
      asked.get(message.id)?.(message.text);
      asked.delete(message.id);
    }
  });
  return () =>
    new Promise((resolve) => {
      const id = randomUUID();
      asked.set(id, resolve);
      send({ kind: 'all measurements?', id });
    });
}
