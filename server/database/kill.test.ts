import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { categories } from '#resources/categories.ts';
import { recordSchema } from '#schema/schemas.ts';
import { pictureType } from '#server/files/picture-type.ts';
import { formOf, pictureFile } from '#server/testing/pictures.ts';
import { type ServerProcess, signInTo, startProcess } from '#server/testing/process.ts';
import { readData } from '#server/testing/responses.ts';

let folder = '';
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'back-office-kill-'));
});
afterEach(async () => {
  await server?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Adds categories one after the other until the server is killed; returns the titles that it acknowledged. */
async function write(url: string, token: string, writer: string): Promise<readonly string[]> {
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
    } catch {
      return acknowledged;
    }
  }
}

async function read(url: string) {
  const headers = { authorization: `Bearer ${await signInTo(url)}` };
  const response = await fetch(`${url}/api/v1/admin/categories/all`, { headers });
  return readData(z.array(recordSchema(categories)), await response.json());
}

test('a server that is killed during writes loses nothing that it acknowledged', async () => {
  const acknowledged: string[] = [];
  for (const [round, ms] of [900, 400, 650].entries()) {
    server = await startProcess({ DATA_DIR: folder });
    const { url } = server;
    const token = await signInTo(url);
    const writers = ['a', 'b', 'c'].map((name) => write(url, token, `${round}${name}`));
    await wait(ms);
    await server.end('SIGKILL');
    acknowledged.push(...(await Promise.all(writers)).flat());

    server = await startProcess({ DATA_DIR: folder });
    const stored = await read(server.url);
    const titles = new Set(stored.map(({ titre }) => titre));
    expect(acknowledged.filter((titre) => !titles.has(titre))).toEqual([]);
    // Each record is complete: it has its whole picture.
    const headers = { authorization: `Bearer ${await signInTo(server.url)}` };
    for (const { icon } of stored.slice(-5)) {
      const picture = await fetch(`${server.url}${icon?.src}`, { headers });
      expect(pictureType(await picture.bytes())).toBe('image/webp');
    }
    expect(stored.every(({ icon }) => icon !== null)).toBe(true);
    expect(await server.end('SIGTERM')).toBe(0);
  }
  expect(acknowledged.length).toBeGreaterThan(5);
}, 300_000);
