import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { pathnameOf, writes } from '#e2e/faults/screens.ts';
import { resources } from '#resources/index.ts';

/** A write that the service has accepted. */
export interface Accepted {
  readonly method: string;
  readonly pathname: string;
  /** The idempotency key: a write that is sent again has the same one. */
  readonly key: string | undefined;
  /** The response of the service. */
  readonly body: unknown;
}

const actions = { create: 'create', edit: 'update', remove: 'delete', command: 'command' } as const;
/** Actions that some commands write instead of `command`, and that changes of one's own account write, too. */
const accountActions = ['session_ended', 'credentials'];
const commandNames = resources.flatMap(({ commands = {} }) => Object.keys(commands));
/** The calls that write one entry of the journal about one record. */
const journaledCalls = writes.flatMap(({ by, call }) =>
  by === 'page'
    ? []
    : [{ method: call.method ?? 'GET', pattern: pathnameOf(call), action: actions[by], path: call.path }],
);

const created = z.object({ data: z.object({ id: z.union([z.string(), z.number()]) }) });
const entry = z.object({
  action: z.string(),
  name: z.nullable(z.string()),
  record: z.nullable(z.object({ id: z.union([z.string(), z.number()]) })),
});
const journalPage = z.object({
  data: z.object({
    total: z.number(),
    items: z.array(entry),
  }),
});

/** Returns the action and the id of a write's record, as the journal must have them; undefined if it has no record. */
function signatureOf({ method, pathname, body }: Accepted): string | undefined {
  const call = journaledCalls.find((each) => each.method === method && each.pattern.test(pathname));
  if (call === undefined) return undefined;
  if (call.action === 'create') {
    const read = created.safeParse(body);
    return read.success ? `create ${read.data.data.id}` : undefined;
  }
  const last = call.path.split('/').findLastIndex((part) => part.startsWith('{'));
  const fromEnd = call.path.split('/').length - last;
  return `${call.action} ${decodeURIComponent(pathname.split('/').at(-fromEnd) ?? '')}`;
}

/** Returns the action and the id of an entry's record; undefined if no call of a resource wrote the entry. */
function signatureOfEntry({ action, name, record }: z.infer<typeof entry>): string | undefined {
  if (record === null) return undefined;
  if (!accountActions.includes(action)) return `${action} ${record.id}`;
  return commandNames.includes(name ?? '') ? `${actions.command} ${record.id}` : undefined;
}

/** Returns how often each line occurs. */
function countLines(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** Returns the writes without repetitions. */
const distinct = (accepted: readonly Accepted[]) => [
  ...new Map(accepted.map((write) => [write.key ?? write, write])).values(),
];

/**
 * Returns the differences between the accepted writes and the lines of the journal: a write without an entry or with two,
 * and an entry without a write. A deletion may have entries about further records that it deletes.
 */
export function journalViolations(accepted: readonly Accepted[], lines: readonly string[]): string[] {
  const expected = countLines(distinct(accepted).flatMap((write) => signatureOf(write) ?? []));
  const found = countLines(lines);
  const missing = [...expected].filter(([line, count]) => found.get(line) !== count);
  const others = [...found].filter(([line]) => !expected.has(line) && !line.startsWith('delete'));
  return [
    ...missing.map(
      ([line, count]) => `the journal has "${line}" ${found.get(line) ?? 0} times, not ${count}`,
    ),
    ...others.map(([line]) => `the journal has "${line}" without a write`),
  ];
}

/**
 * Returns the actions on records that the journal has since a time (ISO 8601), each with the id of its record. Returns
 * undefined if the token of the page is being refreshed.
 */
export async function readJournal(page: Page, since: string): Promise<string[] | undefined> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const query = new URLSearchParams({ createdAt_from: since, limit: '50' });
  for (const action of [...Object.values(actions), ...accountActions]) query.append('action', action);
  const lines: string[] = [];
  let read = 0;
  for (let number = 1; ; number += 1) {
    query.set('page', String(number));
    const response = await page.request.get(`/api/v1/admin/activity?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
      maxRetries: 2,
    });
    if (response.status() === 401) return undefined;
    const { total, items } = journalPage.parse(await response.json()).data;
    read += items.length;
    lines.push(...items.flatMap((entry) => signatureOfEntry(entry) ?? []));
    if (read >= total || items.length === 0) return lines;
  }
}
