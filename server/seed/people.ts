import { folded } from '#schema/search-terms.ts';
import type { NewUser, Role } from '#server/database/tables.ts';
import { insertAll, type Seeding } from './insert.ts';
import { families, men, women } from './names.ts';
import { portrait } from './portraits.ts';
import { day, minute, type Random } from './random.ts';

/** The parts of a demo user that other data depends on. */
export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly createdAt: Date;
}

/** The age of the oldest users, in days. Each month of this time has more new users than the one before. */
const oldest = 3 * 365;

/**
 * Inserts clients, users with the role `offering`, who offer something to clients, and some administrators. Most have a
 * portrait; some have no phone or rating.
 */
export async function fillPeople(
  seeding: Seeding,
  count: number,
  offering: Role,
): Promise<readonly Person[]> {
  const people = Array.from({ length: count }, (_, index) => makePerson(seeding, index, offering));
  const portraits = people.flatMap(({ user: { avatar_id: id }, woman }) =>
    id ? { id, content_type: 'image/svg+xml', bytes: portrait(seeding.random, woman) } : [],
  );
  const users = people.map(({ user }) => user);
  await insertAll(seeding, 'files', portraits);
  await insertAll(seeding, 'users', users);
  return people.map(({ user: { id, role }, createdAt }) => ({ id, role, createdAt }));
}

function makePerson({ random, now }: Seeding, index: number, offering: Role) {
  const woman = random.happens(0.5);
  const firstName = random.pick(woman ? women : men);
  const lastName = random.pick(families);
  const role: Role = index % 40 === 7 ? 'admin' : random.happens(0.34) ? offering : 'client';
  const age = Math.sqrt(random.amount(0, 1)) ** 3 * oldest * day;
  const createdAt = new Date(now.getTime() - age - random.integer(minute, day));
  const reviews = role === offering ? random.integer(0, 320) : random.integer(0, 24);
  const rated = reviews > 0 && random.happens(0.8);
  const user: NewUser = {
    id: random.id(),
    name: `${firstName} ${lastName}`,
    email: emailOf(firstName, lastName, index),
    email_verified: random.happens(0.78),
    password_hash: null,
    phone: random.happens(0.92) ? phone(random) : null,
    avatar_id: random.happens(0.8) ? random.id() : null,
    role,
    active_role: role === offering && random.happens(0.15) ? 'client' : role,
    status: index % 40 === 12 ? 'disabled' : 'active',
    rating_avg: rated ? random.amount(role === offering ? 3.6 : 3, 5) : 0,
    rating_total: rated ? reviews : 0,
    created_at: createdAt,
  };
  return { user, woman, createdAt };
}

function emailOf(firstName: string, lastName: string, index: number): string {
  const name = folded(`${firstName}.${lastName}`).replace(/[^a-z.]+/g, '-');
  return `${name}${index + 1}@exemple.fr`;
}

/** Returns a phone number in the format that the sign-up call requires. */
export function phone(random: Random): string {
  const pairs = Array.from({ length: 4 }, () => String(random.integer(0, 99)).padStart(2, '0'));
  return [`0${random.pick([6, 6, 6, 7, 1, 4])}`, ...pairs].join(' ');
}
