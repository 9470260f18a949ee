import type { CSSProperties } from 'react';
import { pageWidth } from '#theme/page-width.ts';
import { columnPosition, columnWidth, type TableColumn, tableWidth } from './table.ts';

/**
 * The widths of a table, in pixels at the default text size, from which it has one layout of rows each. The recipe has a
 * container query for each (`rowBands`). A narrower table shows cards.
 */
export const bandWidths = [1104, 896, 768, 640] as const;

/** The width up to which a table has each layout, in pixels. */
const widest = [pageWidth, ...bandWidths];

type SizedColumn = Pick<
  TableColumn<never>,
  'id' | 'width' | 'maxWidth' | 'grow' | 'enough' | 'rank' | 'position'
>;

/** The layouts of a table, one for each of {@link bandWidths}. */
export interface TableLayout {
  /** The tracks of a row. */
  readonly tracks: readonly string[];
  /** The tracks of a cell below the title of its row: of its label and its value. */
  readonly folded: string;
  /** The first layout in which a column is below the title of its row, by the id of the column. */
  readonly folds: ReadonlyMap<string, number>;
}

/** The width of a title in pixels up to which a label fills its column. */
const narrowTitle = 150;

/** The width of the column of checkboxes in pixels, at the default text size. */
export const checkboxesWidth = 36;

/**
 * Returns the layouts of a table. Where the columns are wider than the table together, those with the lowest rank move
 * below the title of their row, the last one of equals first. The title and the actions always stay. `checkboxes`: a
 * column of checkboxes precedes them.
 */
export function tableLayout(columns: readonly SizedColumn[], checkboxes = false): TableLayout {
  const [title] = columns;
  const folds = new Map<string, number>();
  let shown = columns;
  const before = checkboxes ? checkboxesWidth : 0;
  const tracks = bandWidths.map((width, band) => {
    while (tableWidth(shown) + before > width) {
      const least = leastOf(
        shown.filter((column) => columnPosition(column, columns.indexOf(column)) === 'value'),
      );
      if (least === undefined) break;
      folds.set(least.id, band);
      shown = shown.filter((column) => column !== least);
    }
    const shares = shown.reduce((sum, column) => sum + shareOf(column), 0);
    const fixed = before + tableWidth(shown.filter((column) => !shareOf(column)));
    const trackOf = (column: SizedColumn) => track(column, shares, (widest[band] ?? 0) - fixed);
    return `${before ? `${before / 16}rem ` : ''}${shown.map(trackOf).join(' ')}`;
  });
  // Below a narrow title, values begin where those of the next column do. Below a wide one they would be far from their labels.
  const folded = title && columnWidth(title) <= narrowTitle ? 'subgrid' : '7rem 1fr';
  return { tracks, folds, folded };
}

/** Returns the tracks as custom properties: `--columns-0`, `--columns-1`, …, and `--folded`. */
export function layoutStyle({ tracks, folded }: TableLayout): CSSProperties & Record<`--${string}`, string> {
  return Object.fromEntries([
    ['--folded', folded],
    ...tracks.map((track, band) => [`--columns-${band}`, track]),
  ]);
}

const leastOf = (columns: readonly SizedColumn[]) =>
  columns.reduce<SizedColumn | undefined>(
    (least, column) => (least && rankOf(least) < rankOf(column) ? least : column),
    undefined,
  );

const rankOf = ({ rank = 1 }: SizedColumn) => rank;

const shareOf = ({ maxWidth, grow = 1 }: SizedColumn) => (maxWidth ? 0 : grow);

/**
 * The width follows the size of the text. A share is smaller where the column would be wider than its content needs.
 * `shares`: those of all columns; `left`: what they divide, in pixels.
 */
function track(column: SizedColumn, shares: number, left: number): string {
  const { maxWidth, enough = left } = column;
  const own = shareOf(column);
  // Without others the column has everything.
  const share = enough < left ? Math.min(own, ((shares - own) * enough) / (left - enough)) || own : own;
  return `minmax(${columnWidth(column) / 16}rem, ${maxWidth ? `${maxWidth / 16}rem` : `${share}fr`})`;
}
