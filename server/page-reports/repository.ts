import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { pageReport, pageReports } from '#resources/calls/service.ts';
import { anonymousErrorText, errorPosition } from '#resources/rules/error-text.ts';
import { groupOf, percentileOf, type Vital, vitalNames, vitals } from '#resources/rules/vitals.ts';
import type { Clock } from '#server/database/clock.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import { screens } from './screens.ts';

/** The number of days for which reports are kept, and the maximum number of different errors. */
export const [keptDays, keptErrors] = [28, 200];
const shownErrors = 50;

type Report = z.output<typeof pageReport>;
type SentReports = z.output<typeof pageReports>;

/** One value of a report. */
export interface Measured {
  readonly screen: string;
  readonly name: Vital;
  readonly value: number;
}

/** Returns the values of a report whose screens exist. */
export const measuredIn = ({ visits }: Report): readonly Measured[] =>
  visits
    .filter(({ screen }) => screens.has(screen))
    .flatMap((visit) =>
      vitalNames.flatMap((name) => {
        const value = visit[name];
        return value === undefined ? [] : [{ screen: visit.screen, name, value }];
      }),
    );

/** Returns the errors of a report whose screens exist, without personal data that a page may have sent. */
export const errorsIn = ({ errors }: Report) =>
  errors
    .filter(({ screen }) => screens.has(screen))
    .map(({ screen, message, place }) => ({
      screen,
      message: anonymousErrorText(message),
      place: errorPosition(place),
    }));

/** Returns the time since which an error must have been reported again to be kept. */
const firstTime = (clock: Clock) => sql<Date>`${clock} - make_interval(days => ${sql.lit(keptDays)})`;

/** Counts equal items. Returns them in an order that is the same for all reports: simultaneous ones cannot deadlock. */
function counted<Item extends object>(items: readonly Item[]): (Item & { readonly count: number })[] {
  const keys = items.map((item) => JSON.stringify(item));
  return [...new Set(keys)].toSorted().flatMap((key) => {
    const item = items[keys.indexOf(key)];
    return item === undefined ? [] : [{ ...item, count: keys.filter((each) => each === key).length }];
  });
}

/** Adds the values of a report to the counts, and deletes counts that are too old. */
export async function addMeasured(
  trx: DatabaseTransaction,
  clock: Clock,
  measured: readonly Measured[],
): Promise<void> {
  if (measured.length === 0) return;
  const day = sql<Date>`(${clock})::date`;
  const groups = measured.map(({ screen, name, value }) => ({
    screen,
    name,
    value_group: groupOf(name, value),
  }));
  await trx
    .insertInto('page_vitals')
    .values(counted(groups).map((group) => ({ day, ...group })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'screen', 'name', 'value_group'])
        .doUpdateSet({ count: sql`page_vitals.count + excluded.count` }),
    )
    .execute();
  // Rows that another report has locked are skipped, so that two reports cannot deadlock. The next report deletes them.
  await sql`delete from page_vitals where (day, screen, name, value_group) in (
    select day, screen, name, value_group from page_vitals
    where day <= ${day} - ${sql.lit(keptDays)} for update skip locked
  )`.execute(trx);
}

/** Deletes the errors that are too old or too many, whoever had reported them. */
async function deleteErrors(trx: DatabaseTransaction, clock: Clock): Promise<void> {
  await sql`delete from page_errors where id in (
    select id from page_errors
    where last_at < ${firstTime(clock)}
      or id in (select id from page_errors order by last_at desc offset ${sql.lit(keptErrors)})
    for update skip locked
  )`.execute(trx);
}

/** Adds the errors of a report to the counts, and deletes those that are too old or too many, also if it has none. */
export async function addErrors(
  trx: DatabaseTransaction,
  clock: Clock,
  errors: ReturnType<typeof errorsIn>,
): Promise<void> {
  if (errors.length === 0) return deleteErrors(trx, clock);
  const rows = counted(errors).map((error) => ({
    id: createHash('sha256')
      .update(JSON.stringify([error.message, error.place, error.screen]))
      .digest(),
    ...error,
    first_at: clock,
    last_at: clock,
  }));
  await trx
    .insertInto('page_errors')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ count: sql`page_errors.count + excluded.count`, last_at: sql`excluded.last_at` }),
    )
    .execute();
  await deleteErrors(trx, clock);
}

/** Reads the measured values and the errors that pages have reported. */
export async function readReports(db: Database, clock: Clock): Promise<SentReports> {
  const counts = await sql<{ screen: string; name: Vital; value_group: number; count: number }>`
    select screen, name, value_group, sum(count)::integer as count from page_vitals
    where day > (${clock})::date - ${sql.lit(keptDays)} group by screen, name, value_group`.execute(db);
  const errors = await db
    .selectFrom('page_errors')
    .selectAll()
    .where('last_at', '>=', firstTime(clock))
    .orderBy('last_at', 'desc')
    .limit(shownErrors)
    .execute();
  const of = (screen: string, name: Vital) =>
    new Map(
      counts.rows
        .filter((row) => row.screen === screen && row.name === name)
        .map(({ value_group, count }) => [value_group, count]),
    );
  const sum = (groups: ReadonlyMap<number, number>) =>
    [...groups.values()].reduce((total, each) => total + each, 0);
  const p75 = (screen: string, name: Vital) => {
    const value = percentileOf(vitals[name].bounds, of(screen, name), 0.75);
    return value === null ? null : Number(value.toFixed(name === 'cls' ? 3 : 0));
  };
  const visited = [...new Set(counts.rows.map(({ screen }) => screen))].map((screen) => ({
    screen,
    visits: Math.max(...vitalNames.map((name) => sum(of(screen, name)))),
    lcp: p75(screen, 'lcp'),
    inp: p75(screen, 'inp'),
    cls: p75(screen, 'cls'),
  }));
  return {
    days: keptDays,
    screens: visited.toSorted(
      (one, other) => other.visits - one.visits || (one.screen < other.screen ? -1 : 1),
    ),
    errors: errors.map(({ screen, message, place, count, first_at, last_at }) => ({
      screen,
      message,
      place,
      count,
      firstAt: first_at.toISOString(),
      lastAt: last_at.toISOString(),
    })),
  };
}
