import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings, StartError } from '#server/base/settings.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';

test('a command that reads a database refuses a folder without one, and creates nothing there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-database-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const dataDir of [folder, join(folder, 'missing')]) {
    const opened = openConfiguredDatabase(readSettings({ DATA_DIR: dataDir }), { creates: false });
    await expect(opened).rejects.toThrow(StartError);
    await expect(opened).rejects.toThrow(`There is no database in the folder ${dataDir}`);
  }
  expect(readdirSync(folder)).toEqual([]);
});
