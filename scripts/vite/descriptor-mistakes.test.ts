import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { descriptorMistakes } from './descriptor-mistakes.ts';

/** A check that finds one mistake, as long as the descriptor has one. */
const check = `import { readFileSync } from 'node:fs';
if (readFileSync('resources/moons.ts', 'utf8').includes('nmae'))
  console.error('resources/moons.ts:1: list.columns names “nmae”.\\n    at a line of Node.js');
`;

test('a mistake of a descriptor is shown over the page until it is mended', async () => {
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
  await expect.poll(() => send.mock.lastCall, { timeout: 20_000 }).toEqual([shown]);
  write('resources/moons.ts', "['name']");
  await expect.poll(() => send.mock.lastCall, { timeout: 20_000 }).toEqual([{ type: 'full-reload' }]);
});
