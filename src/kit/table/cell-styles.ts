import { cellStyles, cramped, inCards, inRows } from './layouts.ts';

const label = { content: 'attr(data-label) / ""', textStyle: 'caption', color: 'fg.muted' } as const;

/** The columns of a row beside its checkbox. */
const besideCheckbox = '[var(--first-column, 1) / -1]';

/** For assistive technology only. */
const unseen = {
  position: 'absolute',
  width: '[1px]',
  height: '[1px]',
  overflow: 'hidden',
  clipPath: '[inset(50%)]',
} as const;

/** The styles of a heading. */
export const headCellStyles = {
  minWidth: '0',
  textStyle: 'label',
  color: 'fg.muted',
  textAlign: 'start',
  /** The name of a heading whose button is hidden: that of its column, for assistive technology. */
  '& > span': { [inRows]: { display: 'none' } },
  /** Every value has its own label. */
  [inCards]: {
    '&:not(:has(input))': unseen,
    '&[data-position=selection]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      _after: label,
    },
  },
  ...cellStyles(
    {
      paddingInline: '3',
      '&[data-align=end]': { textAlign: 'end' },
      '&[data-position=selection]': { display: 'flex', paddingInlineEnd: '0' },
    },
    { gridColumn: besideCheckbox, order: '[1]', paddingBottom: '1.5', '&:not(:has(button))': unseen },
  ),
} as const;

/** The styles of a cell. */
export const rowCellStyles = {
  minWidth: '0',
  /** The title of a row is a heading, and looks like the other cells. */
  fontWeight: '[inherit]',
  textAlign: 'start',
  /** Inside of the cell: its neighbours and the edge of the table leave no space. */
  '&:focus-visible': { outlineOffset: '[-2px]' },
  /**
   * As on the page (`theme/global-css.ts`): what is below a value whose height is not known yet waits for it. Tables have
   * cards on small screens; on others, or in a container query, the rule would take a tenth of the time of style and layout.
   */
  lgDown: { ':has([data-settling=true]) ~ &': { visibility: 'hidden' } },
  [inCards]: {
    gridColumn: '[1 / -1]',
    order: '[3]',
    display: 'grid',
    gridTemplateColumns: '[minmax(6rem, 35%) minmax(0, 1fr)]',
    alignItems: 'baseline',
    gap: '3',
    _before: label,
    '&[data-position=title]': {
      gridColumn: '[1]',
      order: '[1]',
      display: 'block',
      marginBottom: '1',
      _before: { content: 'none' },
    },
    '&[data-position=actions]': {
      gridColumn: '[2]',
      order: '[2]',
      display: 'block',
      alignSelf: 'start',
      _before: { content: 'none' },
      /** Buttons with a text have a line of their own. */
      '&:has(.button)': { gridColumn: '[1 / -1]', order: '[4]', marginTop: '1', alignSelf: 'stretch' },
    },
    '&[data-position=selection]': {
      // In the whole row: a named column would begin after the space that is kept for the checkbox.
      gridColumn: '[auto]',
      position: 'absolute',
      top: '0',
      insetInlineStart: '0',
      display: 'flex',
      alignItems: 'center',
      // As high as the picture beside it, with the padding of the card.
      height: '[4rem]',
      paddingInline: '4',
      _before: { content: 'none' },
    },
  },
  [cramped]: {
    display: 'block',
    '&[data-position=actions]': { gridColumn: '[1 / -1]', order: '[4]' },
  },
  ...cellStyles(
    {
      paddingInline: '3',
      /** `:where`: a cell below the title begins where the others there do. */
      '&:where([data-align=end])': { textAlign: 'end' },
      '&[data-position=selection]': {
        display: 'flex',
        alignItems: 'center',
        alignSelf: 'stretch',
        paddingInlineEnd: '0',
      },
    },
    {
      gridColumn: besideCheckbox,
      order: '[1]',
      display: 'grid',
      /** As the layout says (`table-layout.ts`). */
      gridTemplateColumns: '[var(--folded)]',
      alignItems: 'baseline',
      gap: '6',
      paddingTop: '1.5',
      /** From where the text of the title begins, beside its picture. */
      paddingInlineStart: '[var(--title-start, 0.75rem)]',
      textAlign: 'start',
      _before: label,
      /** Without a value its label would say nothing. */
      '&:has(> div > [data-absent])': { display: 'none' },
    },
  ),
} as const;
