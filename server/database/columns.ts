import type { ColumnType } from 'kysely';

/** Made by the database when a row is born, unless it is given. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
/** An exact number: text on its way out. */
export type Decimal = ColumnType<string, number | string, number | string>;
/** Written by a trigger alone. */
export type Kept = ColumnType<string, never, never>;
