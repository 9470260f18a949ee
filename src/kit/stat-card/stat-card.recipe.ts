import { defineSlotRecipe } from '@pandacss/dev';

/** Cards side by side. Where two have no space, they are the lines of one card; three or five in a row need more. */
const narrow = '@container stats (max-width: 29.99rem)';
const wide = '@container stats (min-width: 30rem)';
const inRows = '@container stats (min-width: 46rem)';
const tight = '@container stats (min-width: 40rem) and (max-width: 45.99rem)';
const wider = '@container stats (min-width: 46rem) and (max-width: 55.99rem)';
const widest = '@container stats (min-width: 56rem)';

/** A full row of so many cards. */
const rowOf = (cards: number) => ({
  gridTemplateColumns: `repeat(${cards}, minmax(0, 1fr))`,
  '& > *': { gridColumn: '[auto!]' },
});

export const statCardRecipe = defineSlotRecipe({
  className: 'stat-card',
  slots: ['cards', 'set', 'root', 'head', 'icon', 'figure', 'change', 'caption'],
  base: {
    cards: {
      minWidth: '0',
      containerType: 'inline-size',
      containerName: 'stats',
      /** What fills it may show nothing: then it takes no gap of the page, either. */
      '&:has(> :empty)': { display: 'none' },
    },
    /** Each row is full, whatever the number of cards. */
    set: {
      display: 'grid',
      [narrow]: { border: 'default', borderRadius: 'lg', overflow: 'clip' },
      [wide]: {
        gap: '4',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '& > :last-child:nth-child(odd)': { gridColumn: '[1 / -1]' },
        /** The names of a row have the same height, so that the figures align. */
        '& > *': { gridRow: '[span 2]' },
        '&:has(> :last-child > .stat-card__caption) > *': { gridRow: '[span 3]' },
        /** Where only the first cards have captions, these stand beside their figures: below, they would leave a blank line in the others. */
        '&:not(:has(> :last-child > .stat-card__caption)) > :has(.stat-card__caption)': {
          gridTemplateColumns: '[auto 1fr]',
          alignItems: '[last baseline]',
          columnGap: '3',
        },
        '&:has(> :last-child > .stat-card__change) > *': { gridRow: '[span 4]' },
      },
      [inRows]: {
        '&:has(> :nth-child(3):last-child)': rowOf(3),
        '&:has(> :nth-child(5):last-child)': rowOf(5),
      },
      /** Three of them, and the first three of five, are smaller before they need a second row. */
      [tight]: {
        '&:has(> :nth-child(3):last-child, > :nth-child(5):last-child)': {
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          '& > *': { gridColumn: '[span 2!]', '& > .stat-card__figure': { fontSize: 'xl' } },
          '& > :nth-child(n + 4)': { gridColumn: '[span 3!]' },
        },
      },
      /** Long figures find space in a fifth of the width. */
      [wider]: {
        '&:has(> :nth-child(5):last-child)': {
          gap: '3',
          '& > *': { paddingInline: '3', '& > .stat-card__figure': { fontSize: 'xl' } },
        },
      },
      [widest]: { '&:has(> :nth-child(4):last-child)': rowOf(4) },
    },
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      minWidth: '0',
      paddingInline: '4',
      paddingBlock: 'card',
      border: 'default',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
      color: 'fg.default',
      transitionProperty: 'border-color, background-color, box-shadow',
      transitionDuration: 'fast',
      '&[href]': {
        _hover: { borderColor: 'border.strong', backgroundColor: 'bg.hover' },
        _active: { borderColor: 'border.strong', backgroundColor: 'bg.hover', boxShadow: 'pressed' },
      },
      /** A part that only other cards of the row have leaves no gap. */
      [wide]: {
        display: 'grid',
        gridTemplateRows: '[subgrid]',
        gridTemplateColumns: '[minmax(0, 1fr)]',
        alignItems: 'start',
        rowGap: '0',
        '& > * + *': { marginTop: '2' },
      },
      [narrow]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '3',
        rowGap: '0',
        paddingBlock: '3',
        border: 'none',
        borderRadius: 'none',
        _focusVisible: { outlineOffset: '[-2px]' },
        '&:not(:first-child)': { borderTop: 'subtle' },
      },
    },
    head: {
      gridColumn: '[1 / -1]',
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minWidth: '0',
      overflowWrap: 'anywhere',
      textStyle: 'label',
      color: 'fg.muted',
    },
    icon: {
      display: 'inline-flex',
      alignSelf: 'start',
      alignItems: 'center',
      height: '[1lh]',
      color: 'accent.fg',
    },
    figure: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '8',
      textStyle: 'figure',
      overflowWrap: 'anywhere',
      '& > .skeleton': { width: '24' },
      [narrow]: { flexGrow: '1', justifyContent: 'flex-end', minHeight: '6', fontSize: 'lg' },
    },
    /** Quiet, without the colours of good and bad: whether more is better depends on the figure. */
    change: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '[1lh]',
      textStyle: 'label',
      color: 'fg.muted',
      /** At the end of the line of the caption. */
      [narrow]: { order: '1' },
    },
    /** The skeleton of a line is lower than the line. */
    caption: {
      minHeight: '[1lh]',
      textStyle: 'caption',
      color: 'fg.subtle',
      [wide]: { gridArea: '[auto / auto / -1 / -1]' },
      [narrow]: {
        flexBasis: 'full',
        '.stat-card__change ~ &': { flexBasis: '[calc(100% - 6.5rem)]', flexGrow: '1' },
      },
    },
  },
});
