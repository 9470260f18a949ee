import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { newDataFolder } from './new-database.ts';

/** A database for one server. */
export interface TestDatabase {
  /** The environment variables of a server that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/**
 * Creates a database for a server: an embedded one in a temporary folder or, if the environment variable
 * `TEST_DATABASE_URL` has the address of a PostgreSQL server, one there.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const folder = await newDataFolder();
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const address = process.env['TEST_DATABASE_URL'];
  if (address === undefined)
    return {
      settings: { DATABASE_URL: '', DATA_DIR: folder },
      remove: async () => removeFolder(),
    };
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(address);
  url.pathname = name;
  const locale = "encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'";
  await query(address, `create database ${name} template template0 ${locale}`);
  return {
    settings: { DATABASE_URL: url.href, DATA_DIR: folder },
    remove: async () => {
      removeFolder();
      await query(address, `drop database ${name} with (force)`);
    },
  };
}

async function query(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
