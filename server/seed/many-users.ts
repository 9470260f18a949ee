import { sql } from 'kysely';
import type { Log } from '#server/base/log.ts';
import { createIndexes, dropIndexes } from '#server/database/indexes.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { families, men, women } from './names.ts';

const batchSize = 100_000;

/** Lets the database create a number of users for benchmarks. One in 100,000 has a first name that no other has. */
export async function fillManyUsers(trx: DatabaseTransaction, count: number, log: Log): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(trx);
  const indexes = await dropIndexes(trx, 'users');
  const firstNames = [...women, ...men];
  for (let start = 1; start <= count; start += batchSize) {
    const end = Math.min(count, start + batchSize - 1);
    await sql`
      insert into users (id, name, email, email_verified, phone, role, active_role, rating_avg, rating_total, created_at)
      select gen_random_uuid(), first || ' ' || last,
        regexp_replace(fold(first || '.' || last), '[^a-z.]+', '-', 'g') || n || '@exemple.fr',
        n % 5 <> 0,
        '06' || to_char(n % 100000000, 'FM" "00" "00" "00" "00'),
        role, role,
        case when n % 3 = 0 then 0 else 3 + (n * 37 % 200) / 100.0 end,
        case when n % 3 = 0 then 0 else 1 + n % 300 end,
        now() - (n * 7919 % 94608000) * interval '1 second'
      from (
        select n,
          case when n % 100000 = 0 then 'Zéphyrine' else (${firstNames}::text[])[1 + (n * 31 + n / 7) % ${firstNames.length}] end as first,
          (${[...families]}::text[])[1 + (n * 17 + n / 11) % ${families.length}] as last,
          case when n % 1000 = 0 then 'admin' when n % 3 = 1 then 'driver' else 'client' end as role
        from generate_series(${start}::bigint, ${end}::bigint) as n
      ) as users`.execute(trx);
    if (count > batchSize) log.info(`${end} of ${count} users`);
  }
  await createIndexes(trx, indexes);
  const more = await dropIndexes(trx, 'subscriptions');
  await sql`
    insert into subscriptions (id, user_id, price, interval_unit, interval_count, status, external_ref, created_at)
    select gen_random_uuid(), id, 29.90, 'month', 1, case when rating_total % 2 = 0 then 'OK' else 'PENDING' end,
      'sub_' || md5(id::text), created_at
    from users where email_verified and rating_total > 0`.execute(trx);
  await createIndexes(trx, more);
}
