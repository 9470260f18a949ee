import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '#server/base/log.ts';
import { newId } from '#server/database/ids.ts';
import { openToPrepare } from '#server/database/open.ts';
import { newDataFolder } from '#server/testing/new-database.ts';
import { startProcess } from '#server/testing/process.ts';

test('rides of renamed users that an earlier process has left are written by the next one', async () => {
  const folder = await newDataFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const open = () => openToPrepare({ databaseUrl: undefined, dataDir: folder }, silentLog);
  const left = await open();
  const id = newId();
  const [role, name, email] = ['client', 'Zoé', 'zoe@exemple.fr'] as const;
  await left.db.insertInto('users').values({ id, name, email, role, active_role: role }).execute();
  await left.db.insertInto('renamed_users').values({ user_id: id, last_ride: null }).execute();
  await left.close();
  const server = await startProcess({ DATA_DIR: folder });
  await server.end('SIGTERM');
  const { db, close } = await open();
  expect(await db.selectFrom('renamed_users').selectAll().execute()).toEqual([]);
  await close();
}, 120_000);
