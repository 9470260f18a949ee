import * as z from 'zod/mini';
import { signIn, type TestServer } from '#scripts/testing/server.ts';

const page = z.object({ data: z.object({ items: z.array(z.record(z.string(), z.unknown())) }) });

/** Returns the records of a list of the demo data that a query lets through, the newest first. */
export type FindRecords = Awaited<ReturnType<typeof readDemoData>>;

/** Signs in to a server, and returns the function that reads its demo data. */
export async function readDemoData(server: TestServer) {
  const headers = { Authorization: `Bearer ${(await signIn(server)).access_token}` };
  return async (list: string, query = '') => {
    const response = await fetch(`${server.origin}/api/v1/admin/${list}?page=1&limit=50&${query}`, {
      headers,
    });
    if (!response.ok) throw new Error(`${list}?${query}: ${response.status}`);
    return page.parse(await response.json()).data.items;
  };
}

/** Returns a member of a record as a text. Throws if the demo data has no such record, or the record no such text. */
export function textIn(record: Readonly<Record<string, unknown>> | undefined, name: string): string {
  const value = record?.[name];
  if (typeof value !== 'string' || value === '') throw new Error(`The demo data has no ${name}`);
  return value;
}
