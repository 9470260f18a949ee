import * as z from 'zod/mini';
import { signIn, type TestServer } from '#scripts/testing/server.ts';

const page = z.object({ data: z.object({ items: z.array(z.record(z.string(), z.unknown())) }) });

/** Reads the demo data that the tasks are about. */
export interface DemoData {
  /** Returns the records of a list that a query lets through, the newest first. */
  find(list: string, query?: string): Promise<Readonly<Record<string, unknown>>[]>;
}

/** Returns the demo data of a server. */
export async function demoData(server: TestServer): Promise<DemoData> {
  const headers = { Authorization: `Bearer ${(await signIn(server)).access_token}` };
  return {
    async find(list, query = '') {
      const response = await fetch(`${server.origin}/api/v1/admin/${list}?page=1&limit=50&${query}`, {
        headers,
      });
      if (!response.ok) throw new Error(`${list}?${query}: ${response.status}`);
      return page.parse(await response.json()).data.items;
    },
  };
}

/** Returns a member of a record as a text. Throws if the demo data has no such record, or the record no such text. */
export function textIn(record: Readonly<Record<string, unknown>> | undefined, name: string): string {
  const value = record?.[name];
  if (typeof value !== 'string' || value === '') throw new Error(`The demo data has no ${name}`);
  return value;
}
