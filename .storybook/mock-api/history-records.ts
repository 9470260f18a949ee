import type { StoredRecord } from '#schema/resource.ts';
import { categoryRecords } from './category-records.ts';
import { hoursAgo } from './clock.ts';
import { establishmentRecords } from './establishment-records.ts';
import { optionRecords } from './option-records.ts';
import { rideRecords } from './ride-records.ts';
import { people, personNamed } from './user-records.ts';

interface History {
  readonly resource: string;
  readonly records: readonly StoredRecord[];
  /** The member with the title of a record. */
  readonly title: string;
  /** What the entries say, in turn, the latest first. */
  readonly entries: readonly Readonly<Record<string, unknown>>[];
}

const renamed = (field: string, from: string, to: string) => ({
  action: 'update',
  changes: [{ field, from, to }],
});

/** The histories of the first records of each resource whose pages show one. */
const histories: readonly History[] = [
  {
    resource: 'users',
    records: people(5),
    title: 'name',
    entries: [
      { action: 'sign_in', name: 'password' },
      { action: 'credentials', name: 'factorAdded' },
      {
        action: 'update',
        name: 'languages',
        changes: [{ field: 'languages', from: ['fr'], to: ['fr', 'en'] }],
      },
      { action: 'session_ended', name: 'endSessions' },
      { action: 'sign_in_failed', name: 'password', actor: null },
      renamed('role', 'client', 'driver'),
    ],
  },
  {
    resource: 'rides',
    records: rideRecords.slice(0, 5),
    title: 'reference',
    entries: [
      {
        action: 'command',
        name: 'cancel',
        changes: [{ field: 'status', from: 'accepted', to: 'cancelled' }],
      },
    ],
  },
  {
    resource: 'options',
    records: optionRecords.slice(0, 3),
    title: 'titre',
    entries: [
      {
        action: 'update',
        changes: [
          { field: 'icon', from: null, to: null },
          { field: 'categories', from: [], to: [{ id: 'cat-1', titre: 'Restaurant' }] },
        ],
      },
      renamed('description', 'Connexion sans fil.', 'Connexion sans fil dans tout l’établissement.'),
    ],
  },
  {
    resource: 'categories',
    records: categoryRecords.slice(0, 3),
    title: 'titre',
    entries: [
      renamed('titre_en', 'Restaurants', 'Restaurant'),
      renamed('titre', 'Restaurants', 'Restaurant'),
    ],
  },
  {
    resource: 'establishments',
    records: establishmentRecords.slice(0, 4),
    title: 'nom',
    entries: [renamed('phone', '01 23 45 67 89', '01 23 45 67 80')],
  },
];

/** The number of entries about one record: enough for a second page. */
const perRecord = 12;

/** The entries of the journal about single records, as their pages show them. */
export const historyRecords: readonly StoredRecord[] = histories.flatMap(
  ({ resource, records, title, entries }) =>
    records.flatMap((record) =>
      Array.from({ length: perRecord }, (_, index) => ({
        ...{ name: null, note: null, changes: [], actor: personNamed((index % 3) + 40) },
        id: `${resource}-${record['id']}-${index}`,
        resource,
        record: { id: record['id'], title: record[title] },
        ip: `198.51.100.${index + 1}`,
        createdAt: hoursAgo(index * 30 + 100),
        ...entries[index % entries.length],
      })),
    ),
);
