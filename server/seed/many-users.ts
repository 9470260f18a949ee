import { sql } from 'kysely';
import type { Log } from '#server/base/log.ts';
import { createIndexes, dropIndexes } from '#server/database/indexes.ts';
import type { DatabaseTransaction, Role } from '#server/database/tables.ts';
import { families, men, women } from './names.ts';

const batchSize = 100_000;
/** One of so many users is an administrator. */
export const usersPerAdministrator = 1000;

/**
 * Lets the database create a number of users for benchmarks, with these roles in turn and one administrator in 1,000. One in
 * 100,000 has a first name that no other has.
 */
export async function fillManyUsers(
  trx: DatabaseTransaction,
  count: number,
  roles: readonly Role[],
  log: Log,
): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(trx);
  const indexes = await dropIndexes(trx, ['users']);
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
          case when n % ${sql.lit(usersPerAdministrator)} = 0 then 'admin' else (${[...roles]}::text[])[1 + n % ${roles.length}] end as role
        from generate_series(${start}::bigint, ${end}::bigint) as n
      ) as users`.execute(trx);
    if (count > batchSize) log.info(`${end} of ${count} users`);
  }
  await createIndexes(trx, indexes);
}
