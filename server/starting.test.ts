import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from './base/log.ts';
import { secretsWith } from './base/secrets.ts';
import { newId } from './database/ids.ts';
import { openToPrepare } from './database/open.ts';
import { newDataFolder } from './testing/new-database.ts';
import { failToStart, signInTo, startProcess } from './testing/process.ts';
import { accessToken, readData } from './testing/responses.ts';

let folder = '';
beforeEach(async () => {
  folder = await newDataFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('starting', () => {
  test('prints the random password once, and never a token', async () => {
    const env = { DATA_DIR: folder, ADMIN_PASSWORD: '' };
    const first = await startProcess(env);
    const notice = /API\s+http:\S+\n.+\n\s+Sign in\s+admin@example\.com\n\s+Password\s+(\S{16})\n/;
    const password = notice.exec(first.output())?.[1] ?? '';
    const response = await fetch(`${first.url}/auth/signin?secret=in-the-query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password }),
    });
    expect(response.status).toBe(200);
    const { access_token } = readData(accessToken, await response.json());
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await (await fetch(`${first.url}/api/v1/users/me`, { headers })).json()).data.role).toBe('admin');
    expect(await first.end('SIGTERM')).toBe(0);
    expect(first.output()).toMatch(/POST \/auth\/signin 200 \d+ms/);
    expect(first.output()).not.toContain(access_token);
    expect(first.output()).not.toContain('in-the-query');
    expect(first.output().split(password)).toHaveLength(2);

    const second = await startProcess(env);
    expect(second.output()).not.toContain('Password');
    expect(await second.end('SIGTERM')).toBe(0);
  }, 120_000);

  test('a folder in use is reported, and free again once its server is killed', async () => {
    const first = await startProcess({ DATA_DIR: folder });
    const { code, output } = await failToStart({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(output).toContain(`The data folder ${folder} is in use by another server.`);
    expect(output).not.toContain('    at ');
    await first.end('SIGKILL');
    const next = await startProcess({ DATA_DIR: folder });
    expect(await signInTo(next.url)).toHaveLength(43);
    await next.end('SIGTERM');
  }, 120_000);

  test('a first start that was killed halfway is repeated', async () => {
    rmSync(join(folder, 'pg'), { recursive: true });
    writeFileSync(join(folder, 'pg.new'), 'half-made');
    const server = await startProcess({ DATA_DIR: folder });
    await server.end('SIGTERM');
    expect(existsSync(join(folder, 'pg.new'))).toBe(false);
  }, 120_000);

  test('every line of the JSON log is an event, also the notices of a start and a refusal to start', async () => {
    const env = { DATA_DIR: folder, LOG_FORMAT: 'json', ADMIN_PASSWORD: '' };
    const eventsOf = (output: string): { message?: string }[] =>
      output
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const server = await startProcess(env);
    await server.end('SIGTERM');
    const messages = eventsOf(server.output()).map(({ message }) => message);
    expect(messages).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^API http:\/\/localhost:\d+; Database embedded in .+; Sign in admin@example\.com; Password \S{16}; Shown only now: /,
        ),
      ]),
    );
    const { code, output } = await failToStart({ ...env, PORT: 'abc', SEED: '-3' });
    expect(code).toBe(1);
    expect(eventsOf(output)).toMatchObject([
      { level: 'error', message: expect.stringMatching(/^PORT must be .+; SEED must be/) },
    ]);
  }, 120_000);

  test('another SECRET_KEY than that of the stored secrets is one error at the start', async () => {
    const [former, other] = ['a'.repeat(32), 'b'.repeat(32)];
    const first = await startProcess({ DATA_DIR: folder, SECRET_KEY: former });
    await first.end('SIGTERM');
    const { db, close } = await openToPrepare({ databaseUrl: undefined, dataDir: folder }, silentLog);
    const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const secret = secretsWith(former).seal('GEZDGNBV', user_id);
    const app = { id: newId(), user_id, kind: 'totp', name: 'x', secret, created_at: new Date() } as const;
    await db.insertInto('second_factors').values(app).execute();
    await close();
    const second = await startProcess({ DATA_DIR: folder, SECRET_KEY: other });
    await second.end('SIGTERM');
    expect(first.output()).not.toContain('SECRET_KEY');
    expect(second.output().split('SECRET_KEY is not the key')).toHaveLength(2);
  }, 120_000);

  test('responses that an earlier process has remembered are deleted after 24 hours', async () => {
    const open = () => openToPrepare({ databaseUrl: undefined, dataDir: folder }, silentLog);
    const left = await open();
    const [key, created_at] = [Buffer.from('a'), new Date(Date.now() - 25 * 3_600_000)];
    const response = { fingerprint: key, status: 200, body: '{}', etag: null };
    await left.db
      .insertInto('idempotent_answers')
      .values({ key, created_at, ...response })
      .execute();
    await left.close();
    const server = await startProcess({ DATA_DIR: folder });
    await server.end('SIGTERM');
    const { db, close } = await open();
    expect(await db.selectFrom('idempotent_answers').selectAll().execute()).toEqual([]);
    await close();
  }, 120_000);

  test('a port in use is reported, and the password of a new database is shown all the same', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', () => resolve()));
    const address = taken.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const { code, output } = await failToStart({ DATA_DIR: folder, PORT: port, ADMIN_PASSWORD: '' });
    taken.close();
    expect(output).toMatch(/Password\s+\S{16}\n/);
    expect([code, output]).toEqual([1, expect.stringContaining(`Port ${port} is in use.`)]);
  }, 120_000);

  const mistakes: readonly (readonly [env: Record<string, string>, message: string])[] = [
    [
      { DATABASE_URL: 'postgresql://user:hidden@127.0.0.1:1/none' },
      "DATABASE_URL can't be reached (127.0.0.1:1/none)",
    ],
    [
      { DATABASE_URL: 'postgresql://user:hidden@127.0.0.1:port/none' },
      'DATABASE_URL must be an address like',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address like'],
    [{ PORT: 'abc', SEED: '-3' }, 'PORT must be a port number'],
    [{ DATA_DIR: '/dev/null/data' }, "The data folder /dev/null/data can't be used"],
    [{ ADMIN_PASSWORD: 'court' }, 'ADMIN_PASSWORD must be a password of 12 to 128 characters'],
  ];
  test.for(mistakes)(
    '%j is reported in a message without a stack',
    { timeout: 120_000 },
    async ([env, message]) => {
      const { code, output } = await failToStart({ DATA_DIR: folder, ...env });
      expect([code, output]).toEqual([1, expect.stringContaining(message)]);
      expect(output).not.toContain('    at ');
      expect(output).not.toContain('hidden');
    },
  );
});
