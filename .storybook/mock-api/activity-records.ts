import type { StoredRecord } from '#schema/resource.ts';
import { categoryRecords } from './category-records.ts';
import { hoursAgo } from './clock.ts';
import { establishmentRecords } from './establishment-records.ts';
import { optionRecords } from './option-records.ts';
import { rideRecords } from './ride-records.ts';
import { people, personMember } from './user-records.ts';

const change = (field: string, from: unknown, to: unknown) => ({ field, from, to });
const updated = (...changes: readonly object[]) => ({ action: 'update', changes });

/** Creates an entry of the journal. The index decides who did it and from where. */
const entry = (id: string, index: number, hours: number, contents: object | undefined): StoredRecord => ({
  name: null,
  resource: null,
  record: null,
  changes: [],
  note: null,
  id,
  actor: personMember((index % 3) + 40),
  ip: `198.51.100.${index + 1}`,
  createdAt: hoursAgo(hours),
  ...contents,
});

/** The content of the latest entries, in turn. */
const latest: readonly object[] = [
  {
    ...updated(change('titre', 'Prise électrique', 'Borne de recharge'), change('icon', null, null)),
    resource: 'options',
    record: { id: 'opt-1', title: 'Borne de recharge' },
  },
  {
    action: 'command',
    name: 'reject',
    resource: 'withdrawals',
    record: { id: 'withdrawal-3', title: 'Le chauffeur' },
    changes: [change('status', 'pending', 'rejected')],
    note: 'Le compte bancaire est fermé.',
  },
  {
    action: 'create',
    resource: 'categories',
    record: { id: 'cat-99', title: 'Gîtes', deleted: true },
    changes: [change('titre', null, 'Gîtes')],
  },
  { ...updated(change('pricePerKmNight', 1.35, 1.5)), resource: 'prices' },
  {
    ...updated(change('interval_unit', 'week', 'month')),
    resource: 'plans',
    record: { id: 'plan-1', title: 'Mensuel' },
  },
  { action: 'delete', resource: 'plans', record: { id: 'plan-9', title: 'Essai' } },
  { action: 'sign_in', name: 'password' },
  { action: 'sign_in_failed', name: 'password', actor: null },
];

type History = readonly [
  resource: string,
  records: readonly StoredRecord[],
  title: string,
  entries: readonly object[],
];

/** Records whose pages show a history, with the member that is their title and the content of their entries, in turn. */
const histories: readonly History[] = [
  [
    'users',
    people(5),
    'name',
    [
      { action: 'sign_in', name: 'password' },
      { action: 'credentials', name: 'factorAdded' },
      { ...updated(change('languages', ['fr'], ['fr', 'en'])), name: 'languages' },
      { action: 'session_ended', name: 'endSessions' },
      { action: 'sign_in_failed', name: 'password', actor: null },
      updated(change('role', 'client', 'driver')),
    ],
  ],
  [
    'rides',
    rideRecords.slice(0, 5),
    'reference',
    [{ action: 'command', name: 'cancel', changes: [change('status', 'accepted', 'cancelled')] }],
  ],
  [
    'options',
    optionRecords.slice(0, 3),
    'titre',
    [
      updated(change('icon', null, null), change('categories', [], [{ id: 'cat-1', titre: 'Restaurant' }])),
      updated(change('description', 'Connexion sans fil.', 'Connexion sans fil dans tout l’établissement.')),
    ],
  ],
  [
    'categories',
    categoryRecords.slice(0, 3),
    'titre',
    [
      updated(change('titre_en', 'Restaurants', 'Restaurant')),
      updated(change('titre', 'Restaurants', 'Restaurant')),
    ],
  ],
  ['establishments', establishmentRecords.slice(0, 4), 'nom', [updated(change('phone', null, null))]],
];

/** The number of entries about each record: enough for a second page. */
const perRecord = 12;

const historyOf = ([resource, records, title, entries]: History) =>
  records.flatMap((record) =>
    Array.from({ length: perRecord }, (_, index) => {
      const about = { resource, record: { id: record['id'], title: record[title] } };
      const contents = { ...about, ...entries[index % entries.length] };
      return entry(`${resource}-${record['id']}-${index}`, index, index * 30 + 100, contents);
    }),
  );

/** The entries of the journal: the latest ones, and those about single records. */
export const activityRecords: readonly StoredRecord[] = [
  ...Array.from({ length: 24 }, (_, index) =>
    entry(`entry-${index + 1}`, index, index * 3 + 1, latest[index % latest.length]),
  ),
  ...histories.flatMap(historyOf),
];
