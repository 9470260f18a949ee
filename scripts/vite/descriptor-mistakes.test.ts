import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { descriptorMistakes } from './descriptor-mistakes.ts';

/** A check that finds one mistake, as long as the descriptor has one. It takes long if the descriptor says so. */
const check = `import { readFileSync, writeFileSync } from 'node:fs';
const text = readFileSync('resources/moons.ts', 'utf8');
if (text.includes('slow')) {
  writeFileSync('started', '');
  await new Promise((resolve) => setTimeout(resolve, 2000));
  process.on('exit', () => writeFileSync('ended', ''));
}
if (text.includes('label'))
  console.error('locales/fr.json:2: the text resources.moons.name is empty.');
if (text.includes('nmae'))
  console.error('resources/moons.ts:1: list.columns names “nmae”.\\n    at a line of Node.js');
`;

/** Serves a project with a mistake. Returns what is sent to its pages, and writes and finds its files. */
async function serveMistake() {
  const folder = mkdtempSync(join(tmpdir(), 'descriptors-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('scripts/descriptors/check.ts', check);
  write('resources/moons.ts', "['nmae']");
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [descriptorMistakes(folder)],
  });
  onTestFinished(() => server.close());
  const send = vi.spyOn(server.ws, 'send');
  const shown = {
    type: 'error',
    err: { message: 'resources/moons.ts:1: list.columns names “nmae”.', stack: '' },
  };
  const expectLast = (sent: object) =>
    expect.poll(() => send.mock.lastCall, { timeout: 20_000 }).toEqual([sent]);
  await expectLast(shown);
  return { write, expectLast, has: (file: string) => existsSync(join(folder, file)) };
}

const reload = { type: 'full-reload' };

test('a mistake of a descriptor is shown over the page until it is mended', async () => {
  const { write, expectLast } = await serveMistake();
  write('resources/moons.ts', "['name']");
  await expectLast(reload);
});

test('a mistake of the dictionary is shown, too', async () => {
  const { write, expectLast } = await serveMistake();
  write('resources/moons.ts', "['label']");
  const message = 'locales/fr.json:2: the text resources.moons.name is empty.';
  await expectLast({ type: 'error', err: { message, stack: '' } });
});

test('a check that ends after a newer one shows nothing', async () => {
  const { write, expectLast, has } = await serveMistake();
  write('resources/moons.ts', "['nmae', 'slow']");
  await expect.poll(() => has('started'), { timeout: 20_000 }).toBe(true);
  write('resources/moons.ts', "['name']");
  await expectLast(reload);
  await expect.poll(() => has('ended'), { timeout: 20_000 }).toBe(true);
  // The server learns of the end of the program a moment later.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expectLast(reload);
});
