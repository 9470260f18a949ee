import type { Insertable } from 'kysely';
import { newId } from '#server/database/ids.ts';
import type { RidesTable, TransactionsTable, WalletsTable } from '#server/database/trade-tables.ts';
import type { TestService } from './test-service.ts';

let count = 0;

/** Adds a ride, by default without client and driver. */
export async function addRide({ db, now }: TestService, ride: Partial<Insertable<RidesTable>> = {}) {
  count += 1;
  const id = newId();
  const defaults = {
    id,
    reference: `C-${count}`,
    status: 'pending',
    client_id: null,
    driver_id: null,
    pickup_address: '1 rue Pasteur, Lyon',
    pickup_lat: 45,
    pickup_lng: 4,
    dropoff_address: '2 quai des Chartrons, Bordeaux',
    dropoff_lat: 44,
    dropoff_lng: -1,
    distance_km: 10.5,
    duration_min: 20,
    passengers: 1,
    luggage: 0,
    animals: 0,
    price: 33,
    created_at: now(),
    completed_at: null,
  } as const;
  await db
    .insertInto('rides')
    .values({ ...defaults, ...ride })
    .execute();
  return id;
}

/** Adds a wallet, by default of a new driver. */
export async function addWallet(
  { db, addUser }: TestService,
  wallet: Partial<Insertable<WalletsTable>> = {},
) {
  const id = newId();
  const user_id = wallet.user_id ?? (await addUser({ role: 'driver' }));
  await db
    .insertInto('wallets')
    .values({ id, available: 0, pending: 0, ...wallet, user_id })
    .execute();
  return id;
}

/** Adds a transaction, by default a pending withdrawal. Does not change the balances of the wallet. */
export async function addTransaction(
  { db, now }: TestService,
  wallet_id: string,
  transaction: Partial<Insertable<TransactionsTable>> = {},
) {
  const id = newId();
  const type = transaction.type ?? 'withdrawal';
  const method = type === 'withdrawal' && ({ method_type: 'bank', method_label: 'FR76 1234' } as const);
  const defaults = { id, wallet_id, type, amount: 50, status: 'pending', created_at: now() } as const;
  await db
    .insertInto('transactions')
    .values({ ...defaults, ...method, ...transaction })
    .execute();
  return id;
}
