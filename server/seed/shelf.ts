import type { Writing } from '#server/database/tables.ts';
import type { Chance } from './chance.ts';
import { tile } from './icons.ts';
import { insertAll } from './insert.ts';

/** What a category or an option of the demo is; `icon` names its drawing, `hue` colours it. */
export interface DemoEntry {
  readonly titre: string;
  readonly titre_en: string;
  readonly description: string;
  readonly icon: string;
  readonly hue: number;
}

/** An entry in one line. */
export const entry = (
  titre: string,
  titre_en: string,
  icon: string,
  hue: number,
  description: string,
): DemoEntry => ({ titre, titre_en, description, icon, hue });

/** Fills the categories or the options, each with its drawing. Gives their identities, in order. */
export async function fillShelf(
  trx: Writing,
  chance: Chance,
  table: 'categories' | 'options',
  entries: readonly DemoEntry[],
  bornOn: () => Date,
): Promise<readonly string[]> {
  const shelf = entries.map(({ icon, hue, ...texts }) => ({
    row: { id: chance.id(), ...texts, icon_id: chance.id(), created_at: bornOn() },
    bytes: tile(icon, hue),
  }));
  const files = shelf.map(({ row, bytes }) => ({ id: row.icon_id, content_type: 'image/svg+xml', bytes }));
  await insertAll(trx, 'files', files);
  const rows = shelf.map(({ row }) => row);
  await insertAll(trx, table, rows);
  return rows.map(({ id }) => id);
}
