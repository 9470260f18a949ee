import type { IntervalUnit } from '#server/database/trade-tables.ts';

/** A plan of the demo. */
export interface DemoPlan {
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly interval: readonly [count: number, unit: IntervalUnit];
  readonly trial: readonly [count: number, unit: IntervalUnit];
  /** Whether somebody subscribed to it. */
  readonly taken: boolean;
}

export const demoPlans: readonly DemoPlan[] = [
  {
    name: 'Découverte',
    description: 'Pour essayer le service avec un seul véhicule.',
    price: 9.99,
    interval: [1, 'month'],
    trial: [2, 'week'],
    taken: true,
  },
  {
    name: 'Professionnel',
    description: 'Courses illimitées et assistance prioritaire.',
    price: 29.9,
    interval: [1, 'month'],
    trial: [1, 'month'],
    taken: true,
  },
  {
    name: 'Trimestriel',
    description: 'Le plan Professionnel, réglé tous les trois mois.',
    price: 79,
    interval: [3, 'month'],
    trial: [1, 'month'],
    taken: true,
  },
  {
    name: 'Annuel',
    description: 'Le plan Professionnel, deux mois offerts.',
    price: 299,
    interval: [1, 'year'],
    trial: [30, 'day'],
    taken: true,
  },
  {
    name: 'Saisonnier',
    description: 'Pour les renforts de quelques semaines, sans engagement.',
    price: 14.5,
    interval: [2, 'week'],
    trial: [3, 'day'],
    taken: true,
  },
  {
    name: 'Flotte',
    description: 'Jusqu’à vingt véhicules, une seule facture. Ouverture prochaine.',
    price: 1490,
    interval: [1, 'year'],
    trial: [0, 'day'],
    taken: false,
  },
];
