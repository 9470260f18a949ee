import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { categories } from '#resources/categories.ts';
import { recordSchema } from '#schema/schemas.ts';
import { pictureType } from '#server/files/picture-type.ts';
import { newDataFolder } from '#server/testing/new-database.ts';
import { formOf, pictureFile } from '#server/testing/pictures.ts';
import { postgresPrograms, startPostgres } from '#server/testing/postgres-server.ts';
import { type ServerProcess, signInTo, startProcess } from '#server/testing/process.ts';
import { readData, readPage } from '#server/testing/responses.ts';

/** The number of kills. `KILLS=50 npm test -- programs` prints how many writes were acknowledged and lost. */
const kills = Number(process.env['KILLS'] ?? 2);
/** Milliseconds between the first acknowledged write and the kill, in turn: some kills hit the first writes. */
const pauses = [500, 0, 250];

let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
});

/**
 * Adds categories one after the other until the server is killed; returns the titles that it acknowledged. Calls `onWritten`
 * after each.
 */
async function write(url: string, token: string, writer: string, onWritten: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  const headers = { authorization: `Bearer ${token}` };
  for (let count = 0; ; count += 1) {
    const titre = `${writer}-${count}`;
    const body = formOf({ titre, titre_en: titre, description: titre, image: pictureFile('image/png') });
    try {
      const response = await fetch(`${url}/api/v1/admin/categories`, { method: 'POST', headers, body });
      await response.json();
      if (response.status !== 201) return acknowledged;
      acknowledged.push(titre);
      onWritten();
    } catch {
      return acknowledged;
    }
  }
}

/** Reads all categories, and the number of entries of the journal about new ones. */
async function read(url: string) {
  const headers = { authorization: `Bearer ${await signInTo(url)}` };
  const call = async (path: string) => (await fetch(`${url}/api/v1/admin/${path}`, { headers })).json();
  const stored = readData(z.array(recordSchema(categories)), await call('categories/all'));
  const { total } = readPage(z.unknown(), await call('activity?action=create&resource=categories&limit=1'));
  // Each record is complete: its picture has all its bytes.
  for (const { icon } of stored.slice(-5)) {
    const picture = await fetch(`${url}${icon?.src}`, { headers });
    expect(pictureType(await picture.bytes())).toBe('image/webp');
  }
  expect(stored.every(({ icon }) => icon !== null)).toBe(true);
  return { titles: new Set(stored.map(({ titre }) => titre)), entries: total };
}

/** Kills servers of one database during writes. Nothing that they acknowledged may be lost. */
async function expectNothingLost(database: string, env: Readonly<Record<string, string>>): Promise<void> {
  const acknowledged: string[] = [];
  let lost: readonly string[] = [];
  for (let round = 0; round < kills; round += 1) {
    server = await startProcess(env);
    const { url } = server;
    const token = await signInTo(url);
    const written = Promise.withResolvers<void>();
    const writers = ['a', 'b', 'c'].map((name) => write(url, token, `${round}${name}`, written.resolve));
    await written.promise;
    await wait(pauses[round % pauses.length]);
    await server.end('SIGKILL');
    acknowledged.push(...(await Promise.all(writers)).flat());

    server = await startProcess(env);
    const { titles, entries } = await read(server.url);
    lost = acknowledged.filter((titre) => !titles.has(titre));
    expect(lost).toEqual([]);
    // Each change has its entry, and no entry is about a change that was undone.
    expect(entries).toBe(titles.size);
    expect(await server.end('SIGTERM')).toBe(0);
  }
  expect(acknowledged.length).toBeGreaterThan(kills);
  const figures = `${kills} kills, ${acknowledged.length} writes acknowledged, ${lost.length} lost`;
  if (process.env['KILLS']) process.stdout.write(`${database}: ${figures}\n`);
}

const limit = 240_000 + kills * 20_000;

describe('a server that is killed during writes loses nothing that it acknowledged', () => {
  test(
    'on the embedded database',
    async () => {
      const folder = await newDataFolder();
      try {
        await expectNothingLost('embedded', { DATA_DIR: folder });
      } finally {
        await server?.end('SIGKILL');
        rmSync(folder, { recursive: true, force: true });
      }
    },
    limit,
  );

  const programs = postgresPrograms();
  test.skipIf(programs === undefined)(
    'on PostgreSQL',
    async () => {
      const postgres = await startPostgres(programs ?? '');
      try {
        await expectNothingLost('PostgreSQL', { DATABASE_URL: postgres.urlOf('postgres') });
      } finally {
        await server?.end('SIGKILL');
        await postgres.stop();
      }
    },
    limit,
  );
});
