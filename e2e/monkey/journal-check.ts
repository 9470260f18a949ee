import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { pathnameOf, writes } from '#e2e/faults/screens.ts';
import { resources } from '#resources/index.ts';

/** A write that the service has accepted. */
export interface Accepted {
  readonly method: string;
  readonly pathname: string;
  /** The same key is the same write, however often it was sent. */
  readonly key: string | undefined;
  /** The response of the service. */
  readonly body: unknown;
}

const actions = { create: 'create', edit: 'update', remove: 'delete', command: 'command' } as const;
/** The other actions of commands. They are also those of what somebody does with the own account. */
const accountActions = ['session_ended', 'credentials'];
const commandNames = resources.flatMap(({ commands = {} }) => Object.keys(commands));
/** The calls that write one entry about one record. */
const told = writes.flatMap(({ by, call }) =>
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
const page = z.object({
  data: z.object({
    total: z.number(),
    items: z.array(entry),
  }),
});

/** Returns the action and the record of a write as the journal has to tell it; undefined if it is about no record. */
function lineOf({ method, pathname, body }: Accepted): string | undefined {
  const call = told.find((each) => each.method === method && each.pattern.test(pathname));
  if (call === undefined) return undefined;
  if (call.action === 'create') {
    const read = created.safeParse(body);
    return read.success ? `create ${read.data.data.id}` : undefined;
  }
  const last = call.path.split('/').findLastIndex((part) => part.startsWith('{'));
  const fromEnd = call.path.split('/').length - last;
  return `${call.action} ${decodeURIComponent(pathname.split('/').at(-fromEnd) ?? '')}`;
}

/** Returns the action and the record of an entry of the journal; undefined if no call of a resource wrote it. */
function lineOfEntry({ action, name, record }: z.infer<typeof entry>): string | undefined {
  if (record === null) return undefined;
  if (!accountActions.includes(action)) return `${action} ${record.id}`;
  return commandNames.includes(name ?? '') ? `${actions.command} ${record.id}` : undefined;
}

/** Returns how often each line occurs. */
function counted(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** Returns the writes, each once. */
const distinct = (accepted: readonly Accepted[]) => [
  ...new Map(accepted.map((write) => [write.key ?? write, write])).values(),
];

/**
 * Returns the differences between the journal and the accepted writes: one that is missing, one that is told twice, one
 * that nobody has made. A deletion may be told of more records than it names.
 */
export function journalWrongs(accepted: readonly Accepted[], told: readonly string[]): string[] {
  const expected = counted(distinct(accepted).flatMap((write) => lineOf(write) ?? []));
  const found = counted(told);
  const missing = [...expected].filter(([line, count]) => found.get(line) !== count);
  const others = [...found].filter(([line]) => !expected.has(line) && !line.startsWith('delete'));
  return [
    ...missing.map(
      ([line, count]) => `the journal has "${line}" ${found.get(line) ?? 0} times, not ${count}`,
    ),
    ...others.map(([line]) => `the journal has "${line}", which nobody has done`),
  ];
}

/**
 * Reads the actions on records from the journal since a time; undefined if the session of the page is being refreshed.
 */
export async function readJournal(of: Page, since: string): Promise<string[] | undefined> {
  const token = await of.evaluate(() => localStorage.getItem('access_token'));
  const query = new URLSearchParams({ createdAt_from: since, limit: '50' });
  for (const action of [...Object.values(actions), ...accountActions]) query.append('action', action);
  const lines: string[] = [];
  let read = 0;
  for (let number = 1; ; number += 1) {
    query.set('page', String(number));
    const response = await of.request.get(`/api/v1/admin/activity?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
      maxRetries: 2,
    });
    if (response.status() === 401) return undefined;
    const { total, items } = page.parse(await response.json()).data;
    read += items.length;
    lines.push(...items.flatMap((entry) => lineOfEntry(entry) ?? []));
    if (read >= total || items.length === 0) return lines;
  }
}
