import type { SheetProperties, SheetRow, SheetWriter } from './sheet.ts';
import { workerAddress } from './worker-address.ts';
import address from './xlsx-worker.ts?worker&url';

/** What the worker is told. At the end it sends the file, or null if it could not be written. */
export type WriterMessage =
  | { readonly step: 'begin'; readonly columns: readonly string[]; readonly properties: SheetProperties }
  | { readonly step: 'add'; readonly rows: readonly SheetRow[] }
  | { readonly step: 'finish' };

/** Creates the writer of an XLSX file. It works in a worker, and ends with its file. */
export function xlsxWriter(columns: readonly string[], properties: SheetProperties): SheetWriter {
  const worker = new Worker(workerAddress(address), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  // A writer that is given up fails without anybody waiting for its file.
  promise.catch(() => undefined).finally(() => worker.terminate());
  const fail = () => reject(new Error('The worker could not write the file.'));
  worker.addEventListener('error', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    data instanceof Blob ? resolve(data) : fail(),
  );
  const send = (message: WriterMessage) => worker.postMessage(message);
  send({ step: 'begin', columns, properties });
  return {
    add: (rows) => send({ step: 'add', rows }),
    finish() {
      send({ step: 'finish' });
      return promise;
    },
    cancel: fail,
  };
}
