import * as z from 'zod/mini';
import { signIn, type TestServer } from '#scripts/testing/server.ts';
import { latencyOf, ms, timesOf } from './timing.ts';

/** The number of measured calls. At most one of them is slower than the 99th percentile. */
const runs = 200;
/** The number of measured sign-ins. It is small because sign-ins are rate-limited. */
const signIns = 5;

const list = z.object({ data: z.object({ total: z.number() }) });

/** Measures how long calls take over the network of this machine. Returns rows of a name and the percentiles. */
export async function measureService(server: TestServer): Promise<string[][]> {
  const headers = { Authorization: `Bearer ${(await signIn(server)).access_token}` };
  const read = async (query: string) => {
    const response = await fetch(`${server.origin}/api/v1/admin/users?${query}`, { headers });
    if (!response.ok) throw new Error(`${query}: ${response.status}`);
    return list.parse(await response.json()).data.total;
  };
  const total = await read('page=1&limit=10');
  const middle = Math.max(1, Math.floor(total / 20));
  const last = Math.max(1, Math.ceil(total / 10));
  const calls: [string, number, () => Promise<unknown>][] = [
    ['sign-in', signIns, () => signIn(server)],
    ['list, first page of 10', runs, () => read('page=1&limit=10')],
    ['list, 50 a page', runs, () => read('page=1&limit=50')],
    ['list, by name', runs, () => read('page=1&limit=10&sort=name')],
    [`list, page ${middle} (the middle)`, runs, () => read(`page=${middle}&limit=10`)],
    [`list, page ${last} (the last)`, runs, () => read(`page=${last}&limit=10`)],
    ['search, one word', runs, () => read('page=1&limit=10&query=martin')],
    ['search, two letters', runs, () => read('page=1&limit=10&query=ma')],
    ['search, nothing found', runs, () => read('page=1&limit=10&query=zzzzzz')],
  ];
  const rows: string[][] = [];
  for (const [what, count, call] of calls) {
    const { p50, p95, p99 } = latencyOf(await timesOf(count, call));
    rows.push([what, ms(p50), ms(p95), ms(p99)]);
  }
  return rows;
}
