import type { StoredRecord } from '#schema/resource.ts';
import { folded } from '#schema/search-terms.ts';
import { portrait } from './pictures.ts';

const firstNames =
  'Camille Karim Chloé Jean-Baptiste Inès Thomas Maëlys Youssef Léa Hugo Aminata Paul Sofia Nicolas Zoé Bruno'.split(
    ' ',
  );
const lastNames = 'Moreau Benali Martin Lefèvre Diallo Garnier Petit Haddad Roussel'.split(' ');
const portraits = [
  ['#f6d7c3', '#4a3224', '#dbeafe'],
  ['#c68a5f', '#1f1815', '#dcfce7'],
  ['#eec1a2', '#a8763e', '#fef3c7'],
  ['#6f452b', '#16110f', '#fae8ff'],
] as const;
const roles = ['client', 'driver', 'client', 'client', 'driver', 'admin'] as const;
const subscriptions = [null, { status: 'OK' }, { status: 'ACTIVE' }, { status: 'OK' }];

/** The difference between the id of a user and their number. */
const idOffset = 100;

/** Returns the number of the user with an id, for {@link person}. */
export const numberOfUser = (id: number): number => id - idOffset;

/** Returns the user with a number, from 1. Each value follows from the number. */
export function person(number: number): StoredRecord {
  const first = firstNames[(number * 5) % firstNames.length] ?? '';
  const last = lastNames[(number * 7) % lastNames.length] ?? '';
  const role = roles[number % roles.length];
  const [skin, hair, back] = portraits[number % portraits.length] ?? portraits[0];
  return {
    id: number + idOffset,
    name: `${first} ${last}`,
    email: `${folded(first)}.${folded(last)}${number > 16 ? number : ''}@example.com`,
    emailVerified: number % 3 !== 0,
    phone:
      number % 7 === 0 ? null : `06 12 34 ${String(10 + (number % 90))} ${String(10 + ((number * 3) % 90))}`,
    avatar: number % 3 === 2 ? null : portrait(skin, hair, back),
    role,
    activeRole: role === 'driver' && number % 2 === 0 ? 'client' : role,
    status: number % 10 === 9 ? 'disabled' : 'active',
    createdAt: new Date(Date.UTC(2026, 10, 19, 9, 12) - number ** 2 * 7_600_000).toISOString(),
    rating: number % 4 === 3 ? null : { avg: 3.2 + (number % 8) * 0.22, total: (number * 11) % 240 },
    subscription: subscriptions[number % subscriptions.length] ?? null,
  };
}

/** Returns a user as a member of another record. */
export function personMember(number: number) {
  const { id, name, avatar } = person(number);
  return { id, name, avatar };
}

/** Returns a user as a member of a wallet or a subscription. */
export const accountMember = (number: number) => ({
  ...personMember(number),
  email: person(number)['email'],
});

/** Returns the first users. */
export const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1));
