import { administrator, type TestServer } from '#scripts/testing/server.ts';
import { latencyOf, ms, timed } from './timing.ts';

const runs = 60;
/** Attempts to sign in are limited by design: few are made. */
const signIns = 5;

/** How long the service takes to answer, call by call, over its own network connection. */
export async function measureService({ origin }: TestServer): Promise<string[][]> {
  const signIn = async () => {
    const answer = await fetch(`${origin}/auth/signin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(administrator),
    });
    if (!answer.ok) throw new Error(`No session: ${answer.status}`);
    return Object(await answer.json()).data.access_token;
  };
  const headers = { Authorization: `Bearer ${await signIn()}` };
  const read = async (query: string) => {
    const answer = await fetch(`${origin}/api/v1/admin/users?${query}`, { headers });
    const { data } = Object(await answer.json());
    if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
    return Number(data.total);
  };
  const total = await read('page=1&limit=10');
  const deep = Math.max(1, Math.floor(total / 20));
  const last = Math.max(1, Math.ceil(total / 10));
  const calls: [string, number, () => Promise<unknown>][] = [
    ['sign-in', signIns, signIn],
    ['list, first page of 10', runs, () => read('page=1&limit=10')],
    ['list, 50 a page', runs, () => read('page=1&limit=50')],
    ['list, by name', runs, () => read('page=1&limit=10&sort=name')],
    [`list, page ${deep} (the middle)`, runs, () => read(`page=${deep}&limit=10`)],
    [`list, page ${last} (the last)`, runs, () => read(`page=${last}&limit=10`)],
    ['search, one word', runs, () => read('page=1&limit=10&query=martin')],
    ['search, two letters', runs, () => read('page=1&limit=10&query=ma')],
    ['search, nothing found', runs, () => read('page=1&limit=10&query=zzzzzz')],
  ];
  const rows: string[][] = [];
  for (const [what, count, call] of calls) {
    const { p50, p95 } = latencyOf(await timed(count, call));
    rows.push([what, ms(p50), ms(p95)]);
  }
  return rows;
}
