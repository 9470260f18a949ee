import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '#scripts/root.ts';
import { startBalancer } from '#scripts/testing/balancer.ts';
import { readSettings } from '#server/base/settings.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '#server/testing/postgres-server.ts';
import { processAdmin, type ServerProcess, signInTo, startProgram } from '#server/testing/process.ts';
import { writePack } from './write-pack.ts';

/*
 * No test starts a container or a systemd unit: that needs a container engine and an image registry, or systemd as the
 * first process. The tests run the commands of both as plain processes.
 */
const programs = postgresPrograms();
const folder = mkdtempSync(join(tmpdir(), 'back-office-pack-'));
const out = join(folder, 'pack');
const read = (name: string) => readFileSync(join(out, name), 'utf8');
const isInstalled = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Reads the user, the environment and the commands in the Dockerfile. */
function readDockerfile() {
  const text = read('Dockerfile');
  const valueAt = (instruction: RegExp) => instruction.exec(text)?.[1] ?? '';
  const env = valueAt(/^ENV (.+)$/m)
    .split(' ')
    .map((pair): [string, string] => [pair.replace(/=.*/, ''), pair.replace(/^[^=]*=/, '')]);
  const command: string[] = JSON.parse(valueAt(/^CMD (\[.+\])$/m));
  const check: string[] = JSON.parse(valueAt(/^HEALTHCHECK .+\\\n\s+CMD (\[.+\])$/m));
  return { user: valueAt(/^USER (.+)$/m), env: Object.fromEntries(env), command, check };
}

/** Returns each file of the pack with the time of its last change. */
const filesOf = () =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(out, name)).mtimeMs}`)
    .toSorted();

beforeAll(async () => {
  const pages = join(folder, 'pages');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), '<!doctype html><html lang="fr"><title>Back-office</title>');
  await writePack(out, pages);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a pack', () => {
  test('says what it contains, and has production packages only', () => {
    const manifest = JSON.parse(read('manifest.json'));
    const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name, node: process.versions.node });
    expect(manifest.migration).toMatch(/^\d{3}-/);
    const bill = JSON.parse(read('sbom.cdx.json'));
    const listed = bill.components.map((each: { name: string; version: string }) => each.name);
    expect(listed).toEqual(expect.arrayContaining(['sharp', 'hono', 'react']));
    for (const name of Object.keys(manifest.packages)) expect(listed).toContain(name);
    expect(read('server/licenses.md')).toContain('hono');
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /(\.map|\.d\.ts)$|vite|typescript|esbuild/.test(name))).toEqual([]);
  });

  test('its image runs without root, and every file that it names exists', () => {
    const image = readDockerfile();
    expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(() => readSettings(image.env)).not.toThrow();
    for (const [program, file = ''] of [image.command, image.check]) {
      expect(program).toBe('node');
      expect(statSync(join(out, file)).isFile()).toBe(true);
    }
  });

  test('its images are pinned by digest, and the image of Node.js is of the version that the tests run on', () => {
    const bases = [...read('Dockerfile').matchAll(/^ARG \w+=(.+)$/gm)].map(([, base]) => base);
    const { services } = parse(read('compose.yaml'));
    const others = Object.values<{ build?: string; image: string }>(services).filter(({ build }) => !build);
    expect(bases[0]).toMatch(`node:${process.versions.node}-`);
    for (const image of [...bases, ...others.map(({ image }) => image)])
      expect(image).toMatch(/^[\w/-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  });

  test('its compose file has two servers with read-only file systems, and settings that the server accepts', () => {
    const { services } = parse(read('compose.yaml'));
    expect(services.server).toMatchObject({ read_only: true, deploy: { replicas: 2 } });
    const given = Object.entries<string>(services.server.environment);
    const filled = given.map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:-(.*?)\}/, '$1').replace(/\$\{\w+:\?.*?\}/, 'x'.repeat(32)),
    ]);
    expect(() => readSettings(Object.fromEntries(filled))).not.toThrow();
    for (const { depends_on: needed = {} } of Object.values<{ depends_on?: object }>(services))
      for (const name of Object.keys(needed)) expect(services).toHaveProperty([name]);
  });

  test('without a database that is named, neither its server nor its commands start', () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    const run = (program: string, ...args: readonly string[]) => {
      const { status, stderr } = spawnSync(process.execPath, [join(out, 'server', program), ...args], {
        cwd: empty,
        env: { PORT: '0', DATABASE_URL: '', FILES_URL: 'https://key:secret@s3.example.com/bucket' },
        encoding: 'utf8',
      });
      return [status, stderr.trim()];
    };
    const named = expect.stringMatching(/^Name the database: DATABASE_URL, or DATA_DIR .+\.$/);
    expect(run('main.js')).toEqual([1, named]);
    expect(run('backup.js', 'backup', 'file')).toEqual([1, named]);
    expect(run('files.js', 'verify')).toEqual([1, named]);
    const [backup, restore] = ['backup', 'restore'].map((verb) => `node server/backup.js ${verb} FILE`);
    expect(run('backup.js', 'backup')).toEqual([1, `Name one file: ${backup}`]);
    writeFileSync(join(empty, 'file'), '');
    expect(run('backup.js', 'bakup', 'file')).toEqual([1, `Say what to do: ${backup}, or ${restore}`]);
    expect(run('files.js')).toEqual([1, expect.stringContaining('node server/files.js move | move-back')]);
    expect(readdirSync(empty)).toEqual(['file']);
  });

  test('its unit starts with its file of settings only', () => {
    const unit = read('back-office.service');
    expect(unit).toMatch(/^EnvironmentFile=\/etc\/back-office\.env$/m);
    expect(unit).not.toMatch(/^Environment=.*DATA_DIR/m);
  });

  test.skipIf(!isInstalled('nginx', ['-v']))('nginx accepts the configuration of its balancer', () => {
    const file = join(folder, 'nginx.conf');
    // The host name of the servers is known only in the network of the containers.
    writeFileSync(file, read('nginx.conf').replace('server:3000 resolve', '127.0.0.1:3000'));
    expect(() => execFileSync('nginx', ['-t', '-q', '-c', file], { stdio: 'pipe' })).not.toThrow();
  });

  test.skipIf(!isInstalled('systemd-analyze', ['--version']))('systemd accepts its unit', () => {
    // Neither Node.js nor the pack is at the path that the unit names.
    const unit = read('back-office.service')
      .replace('/usr/bin/node', process.execPath)
      .replace('/opt/back-office', out);
    writeFileSync(join(folder, 'back-office.service'), unit);
    const { stderr } = spawnSync('systemd-analyze', ['verify', join(folder, 'back-office.service')], {
      encoding: 'utf8',
    });
    expect(stderr.split('\n').filter((line) => line.includes('back-office.service'))).toEqual([]);
  });
});

describe.skipIf(programs === undefined)('two packed servers on one PostgreSQL, behind a balancer', () => {
  let postgres: PostgresServer | undefined;
  let servers: readonly ServerProcess[] = [];
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    const { command, env } = readDockerfile();
    const settings = {
      ...env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'none'),
      TRUSTED_PROXIES: '1',
      DATABASE_URL: postgres.urlOf('postgres'),
      ADMIN_PASSWORD: processAdmin.password,
    };
    servers = await Promise.all(
      [0, 1].map(() => startProgram(command.slice(1), { cwd: out, env: settings })),
    );
  }, 120_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await postgres?.stop();
  });

  test('serve page and calls, survive the loss of one, and write nothing', { timeout: 60_000 }, async () => {
    const before = filesOf();
    const [first, second] = servers;
    const balancer = await startBalancer(servers.map(({ url }) => url));
    const authorization = `Bearer ${await signInTo(balancer.url)}`;
    const read = async (path: string) =>
      (await fetch(`${balancer.url}${path}`, { headers: { authorization, accept: 'text/html' } })).status;
    const readAll = () => Promise.all(['/', '/ready', '/api/v1/users/me', '/api/v1/admin/users'].map(read));
    expect(await readAll()).toEqual([200, 200, 200, 200]);

    const { check } = readDockerfile();
    const health = (url = '') =>
      spawnSync(process.execPath, check.slice(1), { cwd: out, env: { PORT: new URL(url).port } }).status;
    expect([health(first?.url), health(second?.url)]).toEqual([0, 0]);

    await first?.end('SIGKILL');
    expect(health(first?.url)).toBe(1);
    for (let round = 0; round < 3; round += 1) expect(await readAll()).toEqual([200, 200, 200, 200]);
    expect(filesOf()).toEqual(before);
    balancer.close();
    expect(await second?.end('SIGTERM')).toBe(0);
  });
});
