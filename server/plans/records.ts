import { plans } from '#resources/plans.ts';
import type { RecordOf } from '#schema/resource.ts';
import { message } from '#server/base/messages.ts';
import { isForeignKeyViolation } from '#server/database/errors.ts';
import { newId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import type { IntervalUnit } from '#server/database/trade-tables.ts';
import { checkedDraft } from '#server/http/checked.ts';
import { conflict, notFound } from '#server/http/http-error.ts';

/** A plan as the contract shows one. */
export type PlanRecord = RecordOf<typeof plans>;

const selectPlans = (db: Database) =>
  db
    .selectFrom('subscription_plans')
    .select(['id', 'name', 'description', 'price', 'interval_unit', 'interval_count'])
    .select(['trial_interval_unit', 'trial_interval_count']);

type Row = Awaited<ReturnType<ReturnType<typeof selectPlans>['executeTakeFirstOrThrow']>>;

const recordOf = (row: Row): PlanRecord => ({ ...row, price: Number(row.price) });

/** Every plan, in the order that they were made. */
export async function listPlans(db: Database): Promise<readonly PlanRecord[]> {
  const rows = await selectPlans(db).orderBy('created_at').orderBy('id').execute();
  return rows.map(recordOf);
}

/** One plan, where there is one. */
export async function readPlan(db: Database, id: string): Promise<PlanRecord | undefined> {
  const row = await selectPlans(db).where('id', '=', id).executeTakeFirst();
  return row && recordOf(row);
}

const units: readonly IntervalUnit[] = ['day', 'week', 'month', 'year'];

function accepted(body: unknown) {
  const draft = checkedDraft(plans, body);
  const unit = (name: string | null) => units.find((known) => known === name) ?? 'month';
  return {
    ...draft,
    price: draft.price ?? 0,
    interval_count: draft.interval_count ?? 1,
    interval_unit: unit(draft.interval_unit),
    trial_interval_count: draft.trial_interval_count ?? 0,
    trial_interval_unit: unit(draft.trial_interval_unit),
  };
}

/** Adds a plan. */
export async function createPlan(db: Database, body: unknown): Promise<string> {
  const id = newId();
  await db
    .insertInto('subscription_plans')
    .values({ id, ...accepted(body) })
    .execute();
  return id;
}

/** Changes a plan. Who subscribed to it goes on paying what was agreed. */
export async function updatePlan(db: Database, id: string, body: unknown): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('subscription_plans')
    .set(accepted(body))
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('planNotFound');
}

/** Deletes a plan that nobody has subscribed to. */
export async function deletePlan(db: Database, id: string): Promise<void> {
  try {
    const { numDeletedRows } = await db
      .deleteFrom('subscription_plans')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('planNotFound');
  } catch (error) {
    // The database knows best, also of a subscription that begins this very moment.
    if (isForeignKeyViolation(error)) throw conflict('E_PLAN_IN_USE', message('planInUse'));
    throw error;
  }
}
