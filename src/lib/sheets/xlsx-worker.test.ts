import { afterEach, expect, test, vi } from 'vitest';
import type { SheetRow } from './sheet.ts';
import type { WriterMessage } from './xlsx-writer.ts';

const xlsxFile = vi.fn<(columns: readonly string[], rows: readonly SheetRow[]) => Promise<Blob>>();
vi.mock('./xlsx.ts', () => ({ xlsxFile: (...args: Parameters<typeof xlsxFile>) => xlsxFile(...args) }));

const worker = new EventTarget();
const posted = vi.fn<(message: unknown) => void>();
const properties = { title: '', language: 'fr' };

async function send(...messages: readonly WriterMessage[]): Promise<void> {
  vi.resetModules();
  vi.stubGlobal('addEventListener', worker.addEventListener.bind(worker));
  vi.stubGlobal('postMessage', posted);
  await import('./xlsx-worker.ts');
  for (const data of messages) worker.dispatchEvent(new MessageEvent('message', { data }));
  await vi.waitFor(() => expect(posted).toHaveBeenCalled());
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('very many rows that come at once are all in the file', async () => {
  xlsxFile.mockResolvedValue(new Blob(['file']));
  const rows = Array.from({ length: 300_000 }, (_, at): SheetRow => [at]);
  await send({ step: 'begin', columns: ['n'], properties }, { step: 'add', rows }, { step: 'finish' });
  const [columns, written] = xlsxFile.mock.lastCall ?? [];
  expect([columns, written?.length, written?.at(-1)]).toEqual([['n'], 300_000, [299_999]]);
  expect(posted).toHaveBeenLastCalledWith(expect.any(Blob));
});
