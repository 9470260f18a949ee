import type { NewUser, Role, Writing } from '#server/database/tables.ts';
import type { Chance } from './chance.ts';
import { insertAll } from './insert.ts';
import { families, men, women } from './names.ts';
import { portrait } from './portraits.ts';

/** Somebody of the demo, as far as the rest of it needs to know. */
export interface Person {
  readonly id: string;
  readonly role: Role;
  readonly createdAt: Date;
}

const day = 86_400_000;
/** People join more and more often over three years. */
const oldest = 3 * 365;

/** Invented people: clients, drivers, a few administrators; most with a portrait, some without anything yet. */
export async function fillPeople(
  trx: Writing,
  chance: Chance,
  count: number,
  now: Date,
): Promise<readonly Person[]> {
  const invented = Array.from({ length: count }, (_, index) => invent(chance, index, now));
  await insertAll(
    trx,
    'files',
    invented.flatMap(({ user, woman }) =>
      user.avatar_id
        ? { id: user.avatar_id, content_type: 'image/svg+xml', bytes: portrait(chance, woman) }
        : [],
    ),
  );
  await insertAll(
    trx,
    'users',
    invented.map(({ user }) => user),
  );
  return invented.map(({ user, createdAt }) => ({ id: user.id, role: user.role, createdAt }));
}

function invent(
  chance: Chance,
  index: number,
  now: Date,
): { user: NewUser; woman: boolean; createdAt: Date } {
  const woman = chance.happens(0.5);
  const given = chance.pick(woman ? women : men);
  const family = chance.pick(families);
  const role: Role = index % 40 === 7 ? 'admin' : chance.happens(0.34) ? 'driver' : 'client';
  const createdAt = new Date(
    now.getTime() - Math.sqrt(chance.amount(0, 1)) ** 3 * oldest * day - chance.whole(60_000, day),
  );
  const reviews = role === 'driver' ? chance.whole(0, 320) : chance.whole(0, 24);
  const rated = reviews > 0 && chance.happens(0.8);
  return {
    woman,
    createdAt,
    user: {
      id: chance.id(),
      name: `${given} ${family}`,
      email: address(given, family, index),
      email_verified: chance.happens(0.78),
      password_hash: null,
      phone: chance.happens(0.92) ? phone(chance) : null,
      avatar_id: chance.happens(0.8) ? chance.id() : null,
      role,
      active_role: role === 'driver' && chance.happens(0.15) ? 'client' : role,
      rating_avg: rated ? chance.amount(role === 'driver' ? 3.6 : 3, 5) : 0,
      rating_total: rated ? reviews : 0,
      created_at: createdAt,
    },
  };
}

function address(given: string, family: string, index: number): string {
  const plain = `${given}.${family}`
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return `${plain.replace(/[^a-z.]+/g, '-')}${index + 1}@exemple.fr`;
}

/** In the format that signing up asks for. */
export function phone(chance: Chance): string {
  const pairs = Array.from({ length: 4 }, () => String(chance.whole(0, 99)).padStart(2, '0'));
  return [`0${chance.pick([6, 6, 6, 7, 1, 4])}`, ...pairs].join(' ');
}
