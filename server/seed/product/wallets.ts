import type { Insertable } from 'kysely';
import { cents } from '#schema/cents.ts';
import type { TransactionsTable, WithdrawalMethodsTable } from '#server/database/trade-tables.ts';
import { insertAll, type Seeding } from '#server/seed/insert.ts';
import type { Person } from '#server/seed/people.ts';
import { day, hour, type Random } from '#server/seed/random.ts';
import type { PaidRide } from './rides.ts';

const rejectionNotes = [
  'RIB illisible, merci de le renvoyer.',
  'Le titulaire du compte ne correspond pas au profil.',
  'Justificatif d’identité expiré.',
];

type Transaction = Insertable<TransactionsTable> & { readonly amount: number; readonly created_at: Date };
type Method = Insertable<WithdrawalMethodsTable>;

/** Inserts the wallets of the drivers, with a credit for each ride, fees, withdrawals, and the resulting balances. */
export async function fillWallets(
  seeding: Seeding,
  people: readonly Person[],
  rides: readonly PaidRide[],
): Promise<void> {
  const deciders = people.filter((person) => person.role === 'admin').map(({ id }) => id);
  const driverWallets = people
    .filter((person) => person.role === 'driver')
    .map((driver) => {
      const id = seeding.random.id();
      const methods = methodsOf(seeding.random, driver);
      const paid = rides.filter(({ driverId }) => driverId === driver.id);
      return { id, driver, methods, transactions: transactionsOf(seeding, id, paid, methods, deciders) };
    });
  const wallets = driverWallets.map(({ id, driver, transactions }) => {
    const times = [driver.createdAt, ...transactions.map(({ created_at }) => created_at)];
    const updated_at = new Date(Math.max(...times.map((time) => time.getTime())));
    return { id, user_id: driver.id, ...balanceOf(transactions), updated_at };
  });
  const methods = driverWallets.flatMap((wallet) => wallet.methods);
  const transactions = driverWallets.flatMap((wallet) => wallet.transactions);
  await insertAll(seeding, 'wallets', wallets);
  await insertAll(seeding, 'withdrawal_methods', methods);
  await insertAll(seeding, 'transactions', transactions);
}

function methodsOf(random: Random, driver: Person): readonly Method[] {
  const types = random.some(['bank', 'paypal'] as const, random.pick([0, 1, 1, 1, 2, 2]));
  return types.map((type, index) => ({
    id: random.id(),
    user_id: driver.id,
    type,
    label:
      type === 'bank'
        ? `FR76 •••• •••• ${random.integer(1000, 9999)}`
        : `p•••${random.integer(10, 99)}@exemple.fr`,
    is_default: index === 0,
    created_at: new Date(driver.createdAt.getTime() + random.integer(60_000, hour)),
  }));
}

/** Returns the balances. The amounts of pending withdrawals and pending credits are not available. */
function balanceOf(transactions: readonly Transaction[]): { available: number; pending: number } {
  let [available, pending] = [0, 0];
  for (const { type, status, amount } of transactions) {
    if (status === 'pending') pending += amount;
    if (type === 'credit' && status === 'validated') available += amount;
    if (type !== 'credit' && status !== 'rejected') available -= amount;
  }
  return { available: cents(available), pending: cents(pending) };
}

function transactionsOf(
  { random, now }: Seeding,
  wallet_id: string,
  paid: readonly PaidRide[],
  methods: readonly Method[],
  deciders: readonly string[],
): readonly Transaction[] {
  const transactions: Transaction[] = [];
  const age = (moment: Date) => now.getTime() - moment.getTime();
  const lately = (since: Date) =>
    new Date(Math.max(since.getTime(), now.getTime() - random.integer(hour, 9 * day)));
  const add = (transaction: Omit<Transaction, 'id' | 'wallet_id'>) =>
    transactions.push({ id: random.id(), wallet_id, ...transaction });
  const after = (moment: Date, ms: number) => new Date(Math.min(now.getTime(), moment.getTime() + ms));

  for (const [index, { id: ride_id, price, at }] of paid.entries()) {
    const fresh = age(at) < 2 * day;
    const status = fresh ? 'pending' : random.happens(0.03) ? 'rejected' : 'validated';
    add({ type: 'credit', amount: price, status, created_at: at, ride_id });
    const available = balanceOf(transactions).available;
    const last = index === paid.length - 1;
    if (available > 40 && random.happens(last ? 0.4 : 0.1)) {
      const created_at = last ? lately(at) : after(at, random.integer(1, 20) * hour);
      const status = last ? 'pending' : random.happens(0.1) ? 'rejected' : 'validated';
      add({ type: 'debit', amount: random.amount(2, 18), status, created_at });
    }
    if (methods.length === 0 || available < 80 || !random.happens(last ? 0.5 : 0.25)) continue;
    const requested = last || age(at) < 2 * day ? lately(at) : after(at, day);
    const method = random.pick(methods);
    const amount = Math.floor((available - 30) / 10) * 10;
    add({
      type: 'withdrawal',
      amount,
      method_type: method.type,
      method_label: method.label,
      created_at: requested,
      ...decided(random, requested, deciders, now),
    });
  }
  return transactions;
}

function decided(random: Random, requested: Date, deciders: readonly string[], now: Date) {
  if (now.getTime() - requested.getTime() < 10 * day) return { status: 'pending' as const };
  const rejected = random.happens(0.15);
  return {
    status: rejected ? ('rejected' as const) : ('validated' as const),
    note: rejected ? random.pick(rejectionNotes) : null,
    decided_by: random.pick(deciders),
    decided_at: new Date(requested.getTime() + random.integer(2, 60) * hour),
  };
}
