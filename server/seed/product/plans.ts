import type { IntervalUnit } from '#server/database/trade-tables.ts';

type Interval = readonly [count: number, unit: IntervalUnit];

const plan = (name: string, price: number, interval: Interval, trial: Interval, description: string) => ({
  name,
  description,
  price,
  interval_count: interval[0],
  interval_unit: interval[1],
  trial_interval_count: trial[0],
  trial_interval_unit: trial[1],
});

/** The plan of the demo that has no subscriptions. */
export const upcomingPlan = 'Flotte';

/** The plans of the demo. */
export const demoPlans = [
  plan('Découverte', 9.99, [1, 'month'], [2, 'week'], 'Pour essayer le service avec un seul véhicule.'),
  plan('Professionnel', 29.9, [1, 'month'], [1, 'month'], 'Courses illimitées et assistance prioritaire.'),
  plan('Trimestriel', 79, [3, 'month'], [1, 'month'], 'Le plan Professionnel, réglé tous les trois mois.'),
  plan('Annuel', 299, [1, 'year'], [30, 'day'], 'Le plan Professionnel, deux mois offerts.'),
  plan(
    'Saisonnier',
    14.5,
    [2, 'week'],
    [3, 'day'],
    'Pour les renforts de quelques semaines, sans engagement.',
  ),
  plan(
    upcomingPlan,
    1490,
    [1, 'year'],
    [0, 'day'],
    'Jusqu’à vingt véhicules, une seule facture. Ouverture prochaine.',
  ),
];
