import type { Writing } from '#server/database/tables.ts';
import type { IntervalUnit } from '#server/database/trade-tables.ts';
import { writePrices } from '#server/prices/records.ts';
import { demoCategories } from './categories.ts';
import type { Chance } from './chance.ts';
import { insertAll } from './insert.ts';
import { demoOptions } from './options.ts';
import { demoPlans } from './plans.ts';
import { demoPrices } from './prices.ts';
import { fillShelf } from './shelf.ts';

/** What the catalogue's rows are called by, for those that point at them. */
export interface Catalogue {
  readonly categoryIds: ReadonlyMap<string, string>;
  readonly optionIds: readonly string[];
  /** What subscriptions are to: the plan and its terms. */
  readonly takenPlans: readonly {
    readonly plan_id: string;
    readonly price: number;
    readonly interval_unit: IntervalUnit;
    readonly interval_count: number;
  }[];
}

const day = 86_400_000;

/** Categories with their icons, options, plans, prices: what every seed but `none` begins with. */
export async function fillCatalogue(trx: Writing, chance: Chance, now: Date): Promise<Catalogue> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day - chance.whole(0, day / 2));
  const categoryIds = await fillShelf(trx, chance, 'categories', demoCategories, () =>
    daysAgo(chance.whole(1, 900)),
  );
  const optionIds = await fillShelf(trx, chance, 'options', demoOptions, () => daysAgo(chance.whole(1, 700)));
  await insertAll(
    trx,
    'option_categories',
    optionIds.flatMap((option_id) =>
      chance.some(categoryIds, chance.whole(2, 8)).map((category_id) => ({ option_id, category_id })),
    ),
  );
  const plans = demoPlans.map(({ interval, trial, taken, ...plan }, index) => ({
    taken,
    row: {
      id: chance.id(),
      ...plan,
      interval_count: interval[0],
      interval_unit: interval[1],
      trial_interval_count: trial[0],
      trial_interval_unit: trial[1],
      created_at: daysAgo(600 - index),
    },
  }));
  await insertAll(
    trx,
    'subscription_plans',
    plans.map(({ row }) => row),
  );
  await writePrices(trx, demoPrices, daysAgo(40));
  return {
    categoryIds: new Map(demoCategories.map(({ titre }, index) => [titre, categoryIds[index] ?? ''])),
    optionIds,
    takenPlans: plans
      .filter(({ taken }) => taken)
      .map(({ row: { id, price, interval_unit, interval_count } }) => ({
        plan_id: id,
        price,
        interval_unit,
        interval_count,
      })),
  };
}
