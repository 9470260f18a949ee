import type { StoredRecord } from '#schema/resource.ts';

/** The plans that drivers can subscribe to. */
export const planRecords: readonly StoredRecord[] = (
  [
    ['Découverte', 'Pour essayer le service quelques semaines.', 4.99, 1, 'week', 7, 'day'],
    ['Mensuel', 'Sans engagement, résiliable à tout moment.', 19.9, 1, 'month', 2, 'week'],
    ['Trimestriel', 'Trois mois de courses au tarif réduit.', '49.90', 3, 'month', 1, 'month'],
    ['Annuel', 'La formule la plus avantageuse.', 179, 1, 'year', 0, 'day'],
  ] as const
).map(
  (
    [name, description, price, interval_count, interval_unit, trial_interval_count, trial_interval_unit],
    index,
  ) => ({
    id: `plan-${index + 1}`,
    name,
    description,
    price,
    interval_count,
    interval_unit,
    trial_interval_count,
    trial_interval_unit,
  }),
);
