import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: Server;
let base = '';
beforeAll(async () => {
  // The lists are empty, and the calls of users end in the middle of their bodies.
  service = createServer(({ url = '' }, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (!url.includes('/admin/users')) return response.end('{"data":[]}');
    response.write('{"data":');
    return setTimeout(() => response.destroy(), 20);
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const address = service.address();
  if (typeof address === 'object' && address !== null) base = `http://127.0.0.1:${address.port}`;
});
afterAll(() => service.close());

/** Returns the exit code of the command and what it writes about an error. */
const run = (...args: readonly string[]) =>
  new Promise<{ readonly code: unknown; readonly text: string }>((resolve) => {
    const env = { ...process.env, CONTRACT_TOKEN: 'token' };
    const command = ['scripts/contract/contract.ts', '--base', base, ...args];
    execFile(process.execPath, command, { env }, (error, _, text) =>
      resolve({ code: error?.code ?? 0, text }),
    );
  });

test('a body that is cut, and a file that cannot be written, end the command with exit code 2', async () => {
  const [cut, unwritable] = await Promise.all([
    run('--only', 'users'),
    run('--only', 'activity', '--markdown', '/nowhere/at/all.md'),
  ]);
  expect(cut.code).toBe(2);
  expect(cut.text).toMatch(/^\nGET \/admin\/users\S* got no response from \S+: [^\n]+\n\n$/);
  expect(unwritable.code).toBe(2);
  expect(unwritable.text).toContain('/nowhere/at/all.md');
}, 60_000);
