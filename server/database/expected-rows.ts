import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from './tables.ts';

const plans = z.tuple([
  z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]) }),
]);

/** Returns the number of rows that the database expects of a query, without running it; 0 if it does not say or fails. */
export async function expectedRows(db: Database, query: RawBuilder<unknown>): Promise<number> {
  const plan = await sql`explain (format json) ${query}`.execute(db).catch(() => undefined);
  const read = plans.safeParse(plan?.rows);
  return read.success ? read.data[0]['QUERY PLAN'][0].Plan['Plan Rows'] : 0;
}
