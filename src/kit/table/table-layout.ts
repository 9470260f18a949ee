import type { CSSProperties } from 'react';
import { columnPosition, columnWidth, type TableColumn, tableWidth } from './table.ts';

/**
 * The widths of a table, in pixels at the default text size, from which it has one layout of rows each. The recipe has a
 * container query for each (`rowBands`). A narrower table shows cards.
 */
export const bandWidths = [1104, 896, 768, 640] as const;

type SizedColumn = Pick<TableColumn<never>, 'id' | 'width' | 'maxWidth' | 'grow' | 'rank' | 'position'>;

/** The layouts of a table, one for each of {@link bandWidths}. */
export interface TableLayout {
  /** The tracks of a row. */
  readonly tracks: readonly string[];
  /** The first layout in which a column is below the title of its row, by the id of the column. */
  readonly folds: ReadonlyMap<string, number>;
}

/** The width of the column of checkboxes in pixels, at the default text size. */
export const checkboxesWidth = 36;

/**
 * Returns the layouts of a table. Where the columns are wider than the table together, those with the lowest rank move
 * below the title of their row, the last one of equals first. The title and the actions always stay. `checkboxes`: a
 * column of checkboxes precedes them.
 */
export function tableLayout(columns: readonly SizedColumn[], checkboxes = false): TableLayout {
  const folds = new Map<string, number>();
  let shown = columns;
  const tracks = bandWidths.map((width, band) => {
    while (tableWidth(shown) + (checkboxes ? checkboxesWidth : 0) > width) {
      const least = leastOf(
        shown.filter((column) => columnPosition(column, columns.indexOf(column)) === 'value'),
      );
      if (least === undefined) break;
      folds.set(least.id, band);
      shown = shown.filter((column) => column !== least);
    }
    return [...(checkboxes ? [`${checkboxesWidth / 16}rem`] : []), ...shown.map(trackOf)].join(' ');
  });
  return { tracks, folds };
}

/** Returns the tracks as custom properties: `--columns-0`, `--columns-1`, … */
export function layoutStyle({ tracks }: TableLayout): CSSProperties & Record<`--columns-${number}`, string> {
  return Object.fromEntries(tracks.map((track, band) => [`--columns-${band}`, track]));
}

function leastOf(columns: readonly SizedColumn[]): SizedColumn | undefined {
  const [first, ...others] = columns.toReversed();
  return others.reduce((least, column) => (rankOf(column) < rankOf(least ?? column) ? column : least), first);
}

const rankOf = ({ rank = 1 }: SizedColumn) => rank;

/** The width follows the size of the text. */
function trackOf(column: SizedColumn): string {
  const { maxWidth, grow = 1 } = column;
  return `minmax(${columnWidth(column) / 16}rem, ${maxWidth ? `${maxWidth / 16}rem` : `${grow}fr`})`;
}
