import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serviceCalls } from '#resources/calls/index.ts';
import type { Call } from '#schema/endpoints.ts';
import { servedAt } from '#schema/served-at.ts';
import { generatedResourceTables } from '#server/resource-tables.ts';
import { servedCalls, withoutParameterNames } from '#server/testing/calls.ts';
import type { ExpectedEntry } from '#server/testing/journaled-write.ts';
import { journaledWrites, unjournaledWrites } from '#server/testing/journaled-writes.ts';
import type { Suite } from '#server/testing/suite.ts';

const keyOf = (call: Call) => withoutParameterNames(`${call.method} ${servedAt(call)}`);
const changes = z.array(z.object({ field: z.string() }));

/**
 * The tables and columns that count attempts and uses, and the purpose of a code, which its first attempt sets. A call
 * that fails changes them, too.
 */
const counts = ['rate_limits', 'tries', 'purpose', 'last_used_at'];

export const journaledWritesSuite: Suite = (service) => {
  const entries = () =>
    service()
      .db.selectFrom('activity')
      .select(['id', 'action', 'name', 'resource', 'changes', 'record_id', 'actor_id', 'ip'])
      .orderBy('id')
      .execute();

  /** Returns the content of every table without {@link counts}. */
  async function contents(): Promise<Readonly<Record<string, unknown>>> {
    const { db } = service();
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
    const found: Record<string, unknown> = {};
    for (const { name } of tables.rows.filter((table) => !counts.includes(table.name))) {
      const row = sql`(to_jsonb(one) - ${counts}::text[])::text`;
      const text = sql`coalesce(string_agg(${row}, ' ' order by ${row}), '')`;
      const { rows } = await sql<{ all: string }>`select ${text} as all from ${sql.table(name)} one`.execute(
        db,
      );
      found[name] = rows[0]?.all;
    }
    return found;
  }

  /** Runs a function while the journal accepts no entry. */
  async function withoutJournal<Result>(run: () => Promise<Result>): Promise<Result> {
    const { db } = service();
    await sql`alter table activity add constraint closed check (false) not valid`.execute(db);
    try {
      return await run();
    } finally {
      await sql`alter table activity drop constraint closed`.execute(db);
    }
  }

  test('every call that may write leaves an entry, or has a reason for none', () => {
    const generated = generatedResourceTables.flatMap(({ resource }) =>
      [
        ...Object.values(resource.endpoints),
        ...Object.values(resource.commands ?? {}).map(({ call }) => call),
      ]
        .filter((call) => call !== undefined)
        .map(keyOf),
    );
    const served = [...servedCalls(service())].filter((call) => !call.startsWith('GET '));
    const known = [...journaledWrites.map(({ call }) => call), ...Object.keys(unjournaledWrites)];
    expect(known.toSorted()).toEqual(served.filter((call) => !generated.includes(call)).toSorted());
    const declared = serviceCalls.map(({ call }) => keyOf(call)).filter((call) => !call.startsWith('GET '));
    expect(declared.filter((call) => !known.includes(call))).toEqual([]);
  });

  describe.for(journaledWrites)('$call', ({ entry, prepare }) => {
    test('leaves an entry in its own transaction', async () => {
      const write = await prepare(service());
      const before = await contents();
      expect((await withoutJournal(write)).status).toBeGreaterThanOrEqual(400);
      expect(await contents()).toEqual(before);
      const known = new Set((await entries()).map(({ id }) => id));
      const { status, body } = await write();
      expect([status < 300, body.errors]).toEqual([true, undefined]);
      const added = (await entries()).filter(({ id }) => !known.has(id));
      const found = added.find(
        ({ action, name }) => action === entry.action && name === (entry.name ?? null),
      );
      expect(added.map(({ action }) => action)).toContain(entry.action);
      expect(found).toMatchObject({ resource: entry.resource ?? null });
      expect(found?.actor_id).not.toBeNull();
      expectFields(entry, found?.changes);
    });
  });
};

function expectFields({ changed }: ExpectedEntry, found: unknown) {
  if (!changed) return;
  expect(changes.parse(found).map(({ field }) => field)).toEqual(changed);
}
