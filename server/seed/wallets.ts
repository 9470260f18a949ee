import type { Insertable } from 'kysely';
import type { Writing } from '#server/database/tables.ts';
import type { TransactionsTable, WithdrawalMethodsTable } from '#server/database/trade-tables.ts';
import type { Chance } from './chance.ts';
import { insertAll } from './insert.ts';
import type { Person } from './people.ts';
import type { Driven } from './rides.ts';

const day = 86_400_000;
const hour = 3_600_000;
const refusals = [
  'RIB illisible, merci de le renvoyer.',
  'Le titulaire du compte ne correspond pas au profil.',
  'Justificatif d’identité expiré.',
];

type Moved = Insertable<TransactionsTable> & { readonly amount: number; readonly created_at: Date };
type Method = Insertable<WithdrawalMethodsTable>;

/** Wallets of drivers: what each ride brought, fees, and what was asked for; balances are what these come to. */
export async function fillWallets(
  trx: Writing,
  chance: Chance,
  people: readonly Person[],
  driven: readonly Driven[],
  now: Date,
): Promise<void> {
  const deciders = people.filter((person) => person.role === 'admin').map(({ id }) => id);
  const wallets = people
    .filter((person) => person.role === 'driver')
    .map((driver) => {
      const wallet = { id: chance.id(), driver, methods: methodsOf(chance, driver) };
      const paid = driven.filter(({ driverId }) => driverId === driver.id);
      return { ...wallet, moves: movesOf(chance, wallet.id, paid, wallet.methods, deciders, now) };
    });
  await insertAll(
    trx,
    'wallets',
    wallets.map(({ id, driver, moves }) => ({
      id,
      user_id: driver.id,
      ...balanceOf(moves),
      updated_at: new Date(
        Math.max(driver.createdAt.getTime(), ...moves.map(({ created_at }) => created_at.getTime())),
      ),
    })),
  );
  await insertAll(
    trx,
    'withdrawal_methods',
    wallets.flatMap(({ methods }) => methods),
  );
  await insertAll(
    trx,
    'transactions',
    wallets.flatMap(({ moves }) => moves),
  );
}

function methodsOf(chance: Chance, driver: Person): readonly Method[] {
  const types = chance.some(['bank', 'paypal'] as const, chance.pick([0, 1, 1, 1, 2, 2]));
  return types.map((type, index) => ({
    id: chance.id(),
    user_id: driver.id,
    type,
    label:
      type === 'bank'
        ? `FR76 •••• •••• ${chance.whole(1000, 9999)}`
        : `p•••${chance.whole(10, 99)}@exemple.fr`,
    is_default: index === 0,
    created_at: new Date(driver.createdAt.getTime() + chance.whole(60_000, hour)),
  }));
}

/** What is available is what came in, less what went out or waits to; what waits, in either direction, is pending. */
function balanceOf(moves: readonly Moved[]): { available: number; pending: number } {
  let [available, pending] = [0, 0];
  for (const { type, status, amount } of moves) {
    if (status === 'pending') pending += amount;
    if (type === 'credit' && status === 'validated') available += amount;
    if (type !== 'credit' && status !== 'rejected') available -= amount;
  }
  return { available: Math.round(available * 100) / 100, pending: Math.round(pending * 100) / 100 };
}

function movesOf(
  chance: Chance,
  wallet_id: string,
  paid: readonly Driven[],
  methods: readonly Method[],
  deciders: readonly string[],
  now: Date,
): readonly Moved[] {
  const moves: Moved[] = [];
  const age = (moment: Date) => now.getTime() - moment.getTime();
  const lately = (since: Date) =>
    new Date(Math.max(since.getTime(), now.getTime() - chance.whole(hour, 9 * day)));
  const add = (move: Omit<Moved, 'id' | 'wallet_id'>) => moves.push({ id: chance.id(), wallet_id, ...move });
  const after = (moment: Date, ms: number) => new Date(Math.min(now.getTime(), moment.getTime() + ms));

  for (const [index, { price, at }] of paid.entries()) {
    const fresh = age(at) < 2 * day;
    const status = fresh ? 'pending' : chance.happens(0.03) ? 'rejected' : 'validated';
    add({ type: 'credit', amount: price, status, created_at: at });
    const available = balanceOf(moves).available;
    const last = index === paid.length - 1;
    if (available > 40 && chance.happens(last ? 0.4 : 0.1)) {
      const created_at = last ? lately(at) : after(at, chance.whole(1, 20) * hour);
      const status = last ? 'pending' : chance.happens(0.1) ? 'rejected' : 'validated';
      add({ type: 'debit', amount: chance.amount(2, 18), status, created_at });
    }
    if (methods.length === 0 || available < 80 || !chance.happens(last ? 0.5 : 0.25)) continue;
    const asked = last || age(at) < 2 * day ? lately(at) : after(at, day);
    const method = chance.pick(methods);
    const amount = Math.floor((available - 30) / 10) * 10;
    add({
      type: 'withdrawal',
      amount,
      method_type: method.type,
      method_label: method.label,
      created_at: asked,
      ...decided(chance, asked, deciders, now),
    });
  }
  return moves;
}

function decided(chance: Chance, asked: Date, deciders: readonly string[], now: Date) {
  if (now.getTime() - asked.getTime() < 10 * day) return { status: 'pending' as const };
  const rejected = chance.happens(0.15);
  return {
    status: rejected ? ('rejected' as const) : ('validated' as const),
    note: rejected ? chance.pick(refusals) : null,
    decided_by: chance.pick(deciders),
    decided_at: new Date(asked.getTime() + chance.whole(2, 60) * hour),
  };
}
