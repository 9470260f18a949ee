import { sql } from 'kysely';
import type { Database } from '#server/database/tables.ts';

/** The encoding and the locale of a database. All but the provider are quoted. Before PostgreSQL 15, no database has a provider. */
interface Locale {
  readonly encoding: string;
  readonly collate: string;
  readonly ctype: string;
  readonly provider: string | null;
  readonly locale: string | null;
  readonly rules: string | null;
}

/** Returns the options of `create database` for a database with the same encoding and locale. */
export async function ownLocale(db: Database): Promise<string> {
  // Each version of PostgreSQL has other columns.
  const { rows } = await sql<Locale>`
    select quote_literal(own->>'encoding_name') as encoding, quote_literal(own->>'datcollate') as collate,
      quote_literal(own->>'datctype') as ctype, own->>'datlocprovider' as provider,
      quote_literal(coalesce(own->>'datlocale', own->>'daticulocale')) as locale, quote_literal(own->>'daticurules') as rules
    from (
      select to_jsonb(pg_database) || jsonb_build_object('encoding_name', pg_encoding_to_char(encoding)) as own
      from pg_database where datname = current_database()
    ) as described`.execute(db);
  return rows
    .map(
      ({ encoding, collate, ctype, ...locale }) =>
        `encoding ${encoding} lc_collate ${collate} lc_ctype ${ctype} ${providerOptions(locale)}`,
    )
    .join('');
}

/** Returns the options for the provider of a locale: the C library (`c`), ICU (`i`) or PostgreSQL itself (`b`). */
function providerOptions({ provider, locale, rules }: Pick<Locale, 'provider' | 'locale' | 'rules'>): string {
  if (provider === null) return '';
  if (provider === 'b') return `locale_provider builtin builtin_locale ${locale}`;
  if (provider === 'i')
    return `locale_provider icu icu_locale ${locale}${rules === null ? '' : ` icu_rules ${rules}`}`;
  return 'locale_provider libc';
}

/** Returns the options of `create database` for the encoding and the locale that the guide recommends. */
export async function guideLocale(db: Database): Promise<string> {
  const { rows } = await sql<{ number: number }>`
    select current_setting('server_version_num')::int as number`.execute(db);
  const provider = (rows[0]?.number ?? 0) >= 150_000 ? 'locale_provider libc' : '';
  return `encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8' ${provider}`;
}
