import { writePrices } from '#server/prices/repository.ts';
import { insertAll, type Seeding } from '#server/seed/insert.ts';
import { day } from '#server/seed/random.ts';
import { demoCategories, demoOptions, fillIllustrated } from './categories.ts';
import { demoPlans, upcomingPlan } from './plans.ts';
import { demoPrices } from './prices.ts';

/** The ids of categories (by title) and options, and the plans with subscriptions, as other rows need them. */
export type Catalogue = Awaited<ReturnType<typeof fillCatalogue>>;

/** Inserts categories, options, plans and prices, which every seed except `none` needs. */
export async function fillCatalogue(seeding: Seeding) {
  const { trx, random, now } = seeding;
  const daysAgo = (days: number) => new Date(now.getTime() - days * day - random.integer(0, day / 2));
  const categoryIds = await fillIllustrated(seeding, 'categories', demoCategories, () =>
    daysAgo(random.integer(1, 900)),
  );
  const optionIds = await fillIllustrated(seeding, 'options', demoOptions, () =>
    daysAgo(random.integer(1, 700)),
  );
  const links = optionIds.flatMap((option_id) =>
    random.some(categoryIds, random.integer(2, 8)).map((category_id) => ({ option_id, category_id })),
  );
  await insertAll(seeding, 'option_categories', links);
  const plans = demoPlans.map((plan, index) => ({
    id: random.id(),
    ...plan,
    created_at: daysAgo(600 - index),
  }));
  await insertAll(seeding, 'subscription_plans', plans);
  await writePrices(trx, demoPrices, daysAgo(40));
  return {
    categoryIds: new Map(demoCategories.map(({ titre }, index) => [titre, categoryIds[index] ?? ''])),
    optionIds,
    subscribedPlans: plans
      .filter(({ name }) => name !== upcomingPlan)
      .map(({ id: plan_id, price, interval_unit, interval_count }) => {
        return { plan_id, price, interval_unit, interval_count };
      }),
  };
}
