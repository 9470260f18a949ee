import { sql } from 'kysely';
import { countAgain, withoutKeysAndTriggers } from '#server/backup/schema.ts';
import { consoleLog } from '#server/base/log.ts';
import { openToPrepare } from '#server/database/open.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { migrateGeneric } from '#server/generic/migrations.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { towns } from '#server/seed/product/towns.ts';
import { seedEmpty } from '#server/seed/seed.ts';

const batchSize = 500_000;

/** The number of records to create. Each ride has three transactions, and each tenth one two offers. */
export interface Size {
  readonly users: number;
  readonly rides: number;
}

/**
 * Fills an empty database with users, the wallets of the drivers, rides and transactions, all of them made by
 * PostgreSQL itself. Returns false, and adds nothing, if the database has users already.
 */
export async function fill(databaseUrl: string, { users, rides }: Size): Promise<boolean> {
  const { db, close } = await openToPrepare({ databaseUrl, dataDir: '' }, consoleLog);
  try {
    await migrate(db);
    await migrateGeneric(db);
    const settings = { adminEmail: 'admin@example.com', adminPassword: 'une longue phrase', seed: users };
    if (!(await seedEmpty(db, settings, consoleLog))) return false;
    await db.transaction().execute(async (trx) => {
      await sql`set local work_mem = '256MB'`.execute(trx);
      const add = async () => {
        await addWallets(trx);
        await addRides(trx, rides);
        await addTransactions(trx);
        await addOffers(trx);
        consoleLog.info('rides and transactions added; adding indexes');
      };
      await withoutKeysAndTriggers(trx, add, ['wallets', 'rides', 'transactions', 'ride_offers']);
    });
    await countAgain(db);
    await sql`vacuum analyze`.execute(db);
    return true;
  } finally {
    await close();
  }
}

async function addWallets(trx: DatabaseTransaction): Promise<void> {
  for (const role of ['client', 'driver']) {
    const numbered = sql.table(`numbered_${role}s`);
    // `words` is what `words_of_user` returns.
    await sql`create temp table ${numbered} on commit drop as
      select row_number() over () as number, id, search, fold(name || ' ' || email) as words
      from users where role = ${sql.lit(role)}`.execute(trx);
    await sql`analyze ${numbered}`.execute(trx);
  }
  await sql`insert into wallets (id, user_id, available, pending, search)
    select gen_random_uuid(), id, 100 + number % 400, number % 7 * 10, search from numbered_drivers`.execute(
    trx,
  );
}

/** Returns texts as the search compares them. */
async function folded(trx: DatabaseTransaction, texts: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ texts: readonly string[] }>`
    select array_agg(fold(text) order by at) as texts from unnest(${texts}::text[]) with ordinality as all_texts (text, at)`.execute(
    trx,
  );
  return rows[0]?.texts ?? [];
}

/**
 * Adds rides of the last three years. The latest thousand have not ended: they are pending, accepted or in progress.
 */
async function addRides(trx: DatabaseTransaction, count: number): Promise<void> {
  const streets = [
    'rue de la Paix',
    'avenue Foch',
    'boulevard Voltaire',
    'place Bellecour',
    'quai des Brumes',
  ];
  const names = towns.map(({ name }) => name);
  // To fold each address of each ride takes longer than to add the row.
  const foldedStreets = await folded(trx, streets);
  const foldedNames = await folded(trx, names);
  for (let start = 1; start <= count; start += batchSize) {
    const end = Math.min(count, start + batchSize - 1);
    await sql`
      insert into rides (id, reference, status, client_id, driver_id, pickup_address, pickup_lat, pickup_lng,
        dropoff_address, dropoff_lat, dropoff_lng, distance_km, duration_min, passengers, luggage, animals, price,
        created_at, accepted_at, started_at, completed_at, cancelled_at, search)
      select gen_random_uuid(), reference, status, client, driver, pickup, 43 + n % 700 / 100.0, n % 600 / 100.0,
        dropoff, 43 + n % 710 / 100.0, n % 610 / 100.0, 1 + n % 400 / 10.0, 5 + n % 60, 1 + n % 4, n % 3, n % 2,
        5 + n * 37 % 9500 / 100.0, at,
        case when status <> 'pending' then at + interval '2 minutes' end,
        case when status in ('in_progress', 'completed') then at + interval '9 minutes' end,
        case when status = 'completed' then at + interval '30 minutes' end,
        case when status = 'cancelled' then at + interval '5 minutes' end,
        lower(reference) || ' ' || folded_pickup || ' ' || folded_dropoff || ' ' || words
      from (
        select n, 'L' || lpad(n::text, 8, '0') as reference, client.id as client, driver.id as driver,
          client.words || ' ' || driver.words as words,
          now() - (${count}::bigint - n) * 94608000.0 / ${count}::bigint * interval '1 second' as at,
          case when n > ${count}::bigint - 1000 then (array['pending', 'accepted', 'in_progress'])[1 + n % 3]
            when n % 12 = 0 then 'cancelled' else 'completed' end as status,
          n % 200 || ' ' || (${streets}::text[])[1 + n % ${streets.length}] || ', ' || (${names}::text[])[1 + n / 3 % ${names.length}] as pickup,
          n % 200 || ' ' || (${foldedStreets}::text[])[1 + n % ${streets.length}] || ', ' || (${foldedNames}::text[])[1 + n / 3 % ${names.length}] as folded_pickup,
          n % 90 || ' ' || (${streets}::text[])[1 + n / 7 % ${streets.length}] || ', ' || (${names}::text[])[1 + n / 5 % ${names.length}] as dropoff,
          n % 90 || ' ' || (${foldedStreets}::text[])[1 + n / 7 % ${streets.length}] || ', ' || (${foldedNames}::text[])[1 + n / 5 % ${names.length}] as folded_dropoff
        from generate_series(${start}::bigint, ${end}::bigint) as n
        join numbered_clients client on client.number = 1 + n * 7919 % (select count(*) from numbered_clients)
        join numbered_drivers driver on driver.number = 1 + n * 104729 % (select count(*) from numbered_drivers)
      ) as made`.execute(trx);
    consoleLog.info(`${end} of ${count} rides`);
  }
}

/**
 * Adds three transactions for each ride: a credit if it is completed (otherwise a debit), a debit, and a withdrawal or
 * another debit.
 */
async function addTransactions(trx: DatabaseTransaction): Promise<void> {
  await sql`
    insert into transactions (id, wallet_id, type, amount, status, method_type, method_label, ride_id, created_at)
    select gen_random_uuid(), wallets.id, type, price / part,
      case when type = 'withdrawal' and rides.created_at > now() - interval '1 day' then 'pending' else 'validated' end,
      case when type = 'withdrawal' then 'bank' end, case when type = 'withdrawal' then 'FR76 •••• 0189' end,
      case when type = 'credit' then rides.id end, rides.created_at + part * interval '31 minutes'
    from rides join wallets on wallets.user_id = rides.driver_id
    cross join lateral (
      select part, case when part = 1 and status = 'completed' then 'credit' when part = 3 and passengers = 1 then 'withdrawal' else 'debit' end as type
      from generate_series(1, 3) as part
    ) as parts`.execute(trx);
}

/** Adds two offers for each tenth ride: that of its driver, and one that was declined. */
async function addOffers(trx: DatabaseTransaction): Promise<void> {
  await sql`
    insert into ride_offers (id, ride_id, driver_id, price, status, created_at)
    select gen_random_uuid(), rides.id, driver, price + part - 1, status, rides.created_at + part * interval '20 seconds'
    from rides join numbered_drivers own on own.id = driver_id
    join numbered_drivers other on other.number = 1 + own.number * 31 % (select count(*) from numbered_drivers)
    cross join lateral (values
      (1, own.id, case when rides.status = 'pending' then 'pending' else 'accepted' end),
      (2, other.id, 'declined')
    ) as made (part, driver, status)
    where right(reference, 1) = '0'`.execute(trx);
}
