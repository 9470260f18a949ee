import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

/*
 * A request for metrics reaches one worker, which knows only its own. It sends `read all metrics` to the supervising
 * process. That process sends `read own metrics` to every worker, merges their metrics, and sends them back.
 */
const messages = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read all metrics'), id: z.string() }),
  z.object({ kind: z.literal('read own metrics'), id: z.string() }),
  z.object({ kind: z.literal('own metrics'), id: z.string(), worker: z.string(), text: z.string() }),
  z.object({ kind: z.literal('all metrics'), id: z.string(), text: z.string() }),
]);
type Message = z.output<typeof messages>;

/** The time limit for the metrics of workers: one that does not respond must not hide the metrics of the others. */
const timeoutMs = 1000;

/** Returns the metrics of several workers as one text. Each value has the label `worker`. */
export function mergeMetrics(texts: ReadonlyMap<string, string>): string {
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

/**
 * Sends a message to a process that may just have ended: then it is lost. Without a callback, a failure would be an error
 * that nobody handles, and would end this process and all workers with it.
 */
function sendTo(receiver: Worker, message: Message): void {
  if (receiver.isConnected()) receiver.send(message, () => undefined);
}

/** Responds to workers that read the metrics of all, in the process that supervises them. */
export function gatherMetrics(workers: () => readonly Worker[]): void {
  const gathered = new Map<string, Map<string, string>>();
  cluster.on('message', (reader, received: unknown) => {
    const message = messages.safeParse(received).data;
    if (message?.kind === 'own metrics') gathered.get(message.id)?.set(message.worker, message.text);
    if (message?.kind !== 'read all metrics') return;
    const { id } = message;
    const all = workers().filter((worker) => worker.isConnected());
    const texts = new Map<string, string>();
    gathered.set(id, texts);
    for (const worker of all) sendTo(worker, { kind: 'read own metrics', id });
    const started = performance.now();
    const wait = setInterval(() => {
      if (texts.size < all.length && performance.now() - started < timeoutMs) return;
      clearInterval(wait);
      gathered.delete(id);
      sendTo(reader, { kind: 'all metrics', id, text: mergeMetrics(new Map([...texts].toSorted())) });
    }, 5);
  });
}

/** Returns the function that reads the metrics of all workers, or of this process if it is no worker. */
export function allMetrics(own: () => string): () => Promise<string> {
  const send = (message: Message) => process.send?.(message);
  if (!cluster.isWorker) return async () => own();
  const pending = new Map<string, (text: string) => void>();
  process.on('message', (received: unknown) => {
    const message = messages.safeParse(received).data;
    if (message?.kind === 'read own metrics') {
      const worker = process.env['WORKER_NUMBER'] ?? '';
      send({ kind: 'own metrics', id: message.id, worker, text: own() });
    }
    if (message?.kind === 'all metrics') {
      pending.get(message.id)?.(message.text);
      pending.delete(message.id);
    }
  });
  return () =>
    new Promise((resolve) => {
      const id = randomUUID();
      pending.set(id, resolve);
      send({ kind: 'read all metrics', id });
    });
}
