/*
 * The width of the table decides on its layout, not that of the screen: the table is a container. The widths are those of
 * `table-layout.ts` in rem.
 */

/** A record is a row. */
export const inRows = '@container table (min-width: 40rem)';

/** A record is a card. */
export const inCards = '@container table (max-width: 39.99rem)';

/** A small card with large text: the parts are below each other. */
export const cramped = '@container table (max-width: 18rem)';

/** The narrower bands, from and to. The widest one is every table of rows. */
const bands = [
  ['56rem', '68.99rem'],
  ['48rem', '55.99rem'],
  ['40rem', '47.99rem'],
];

/** Returns the styles of a row with its columns. */
export const rowStyles = (styles: object) => ({
  [inRows]: { ...styles, gridTemplateColumns: '[var(--columns-0)]' },
  ...Object.fromEntries(
    bands.map(([least, most], index) => [
      `@container table (min-width: ${least}) and (max-width: ${most})`,
      { gridTemplateColumns: `[var(--columns-${index + 1})]` },
    ]),
  ),
});

/** Returns the styles of a cell of a row, with those that it has if it is below the title of its row. */
export const cellStyles = (styles: object, folded: object) => ({
  [inRows]: { ...styles, "&[data-fold='0']": folded },
  ...Object.fromEntries(
    bands.map(([, most], index) => [
      `@container table (min-width: 40rem) and (max-width: ${most})`,
      { [`&[data-fold='${index + 1}']`]: folded },
    ]),
  ),
});
