import type { StoredRecord } from '#schema/resource.ts';
import { hoursAgo } from './clock.ts';
import { historyRecords } from './history-records.ts';
import { personNamed } from './user-records.ts';

const nothing = { name: null, resource: null, record: null, changes: [], note: null };

/** The contents that the entries have, in turn. */
const contents = [
  {
    action: 'update',
    resource: 'options',
    record: { id: 'opt-1', title: 'Borne de recharge' },
    changes: [
      { field: 'titre', from: 'Prise électrique', to: 'Borne de recharge' },
      { field: 'icon', from: null, to: null },
    ],
  },
  {
    action: 'command',
    name: 'reject',
    resource: 'withdrawals',
    record: { id: 'withdrawal-3', title: 'Le chauffeur' },
    changes: [{ field: 'status', from: 'pending', to: 'rejected' }],
    note: 'Le compte bancaire est fermé.',
  },
  {
    action: 'create',
    resource: 'categories',
    record: { id: 'cat-99', title: 'Gîtes', deleted: true },
    changes: [{ field: 'titre', from: null, to: 'Gîtes' }],
  },
  {
    action: 'update',
    resource: 'prices',
    changes: [{ field: 'pricePerKmNight', from: 1.35, to: 1.5 }],
  },
  {
    action: 'update',
    resource: 'plans',
    record: { id: 'plan-1', title: 'Mensuel' },
    changes: [{ field: 'interval_unit', from: 'week', to: 'month' }],
  },
  { action: 'delete', resource: 'plans', record: { id: 'plan-9', title: 'Essai' } },
  { action: 'sign_in', name: 'password' },
  { action: 'sign_in_failed', name: 'password', actor: null },
] as const;

/** The entries of the journal: the latest ones, and those about single records. */
export const activityRecords: readonly StoredRecord[] = Array.from(
  { length: 24 },
  (_, index): StoredRecord => ({
    ...nothing,
    id: `entry-${index + 1}`,
    actor: personNamed((index % 3) + 40),
    ip: `198.51.100.${index + 1}`,
    createdAt: hoursAgo(index * 3 + 1),
    ...contents[index % contents.length],
  }),
).concat(historyRecords);
