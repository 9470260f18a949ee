import { defineSlotRecipe } from '@pandacss/dev';

/** On a small screen, a label takes no more than its share of the line. With large text, it stands above its value. */
const narrowTracks = {
  gridTemplateColumns: 'minmax(0, 36%) minmax(0, 1fr)',
  gap: '3',
  '@media (max-width: 15rem)': { gridTemplateColumns: '1fr', gap: '0.5' },
} as const;

/** The last row ends at the edge of its card: the space below it is that of the card. */
const aboveEdge = { marginBottom: '[calc(-1 * {spacing.line})]' } as const;

/** A picture is no higher than its line with the space around it, so that the name beside it is on the line of the label. */
const onLine = { '& .avatar': { marginBlock: '-1.5' } } as const;

/** The three tracks of a column: together at least 24 rem, or the width of the container if that is narrower. */
const thirds = Array(3).fill('minmax(min(7rem, calc((100% - {spacing.12}) / 3)), 1fr)').join(' ');

export const descriptionListRecipe = defineSlotRecipe({
  className: 'descriptionList',
  slots: ['root', 'row', 'term', 'description'],
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    row: { minWidth: '0', '&:not(:first-child)': { borderTop: 'subtle' } },
    term: { minWidth: '0', overflowWrap: 'anywhere', color: 'fg.subtle', textStyle: 'body' },
    description: { minWidth: '0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
  variants: {
    layout: {
      rows: {
        root: { _last: aboveEdge },
        row: {
          display: 'grid',
          gridTemplateColumns: 'minmax(8rem, 12rem) minmax(0, 1fr)',
          gap: '4',
          paddingBlock: 'line',
          _small: { ...narrowTracks, '&[data-wide]': { gridTemplateColumns: '1fr', gap: '0.5' } },
          _print: { gridTemplateColumns: 'minmax(8rem, 12rem) minmax(0, 1fr)!', paddingBlock: '1.5' },
        },
        description: onLine,
      },
      /**
       * Rows in as many columns as fit, two at most on a page. A label has a third of its column, and a head above them
       * has tracks of the same width, so that the values begin where its entries do. Where the list comes first, the lines above its first rows
       * are clipped, because the number of columns is not known here.
       */
      columns: {
        root: {
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fill, ${thirds})`,
          columnGap: '6',
          _last: aboveEdge,
          _first: { marginTop: '-2', clipPath: '[inset(2px -8px -8px)]' },
        },
        row: {
          display: 'grid',
          gridColumn: 'span 3',
          gridTemplateColumns: 'subgrid',
          paddingBlock: 'line',
          borderTop: 'subtle',
          '&[data-wide]': { gridColumn: '1 / -1' },
          _small: { ...narrowTracks, '&[data-wide]': { gridTemplateColumns: '1fr', gap: '0.5' } },
          _print: { gridTemplateColumns: 'minmax(7rem, 10rem) minmax(0, 1fr)!', paddingBlock: '1.5' },
        },
        description: {
          ...onLine,
          gridColumn: { base: '2 / -1', _small: 'auto' },
          /** Prices end where the first column does, even in a line of their own. */
          '&:has(> dl)': { gridColumnEnd: { base: 'span 2', _small: 'auto' } },
        },
      },
      /** What one looks for first: side by side, each label above its value. A wide entry has twice the width. */
      head: {
        root: {
          display: 'grid',
          gridTemplateColumns: {
            base: `repeat(auto-fit, ${thirds})`,
            _small: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
          },
          /** A short entry stands beside another one, before a wide entry that is between them. */
          gridAutoFlow: { _small: 'dense' },
          columnGap: '6',
          rowGap: '4',
        },
        row: {
          display: 'flex',
          flexDirection: 'column',
          gap: '1',
          '&[data-wide]': { gridColumn: { base: 'span 2', _small: '1 / -1' } },
          '&:not(:first-child)': { borderTop: 'none' },
        },
        term: { textStyle: 'caption' },
        /** As high as two lines, so that values stand side by side and a name that wraps moves nothing. */
        description: {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          alignItems: 'flex-start',
          gap: '0.5',
          minHeight: { base: '11', _small: '8' },
          textStyle: 'bodyStrong',
        },
      },
      /** The label above its value, for narrow cards. */
      stacked: {
        root: {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
          columnGap: '6',
          _last: aboveEdge,
        },
        row: {
          paddingBlock: 'line',
          borderTop: 'subtle',
          /** Nothing stands beside it. */
          '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
        },
        term: { textStyle: 'caption' },
      },
      /** Items with their prices: the name takes the free width, the amount is at the end of the line. */
      ends: {
        root: { maxWidth: 'md' },
        row: {
          display: 'flex',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          columnGap: '6',
          paddingBlock: '2',
          _first: { paddingTop: '0' },
        },
        term: { flexBasis: '[6rem]', flexGrow: '1', color: 'fg.default' },
        /** A figure never wraps. Other values leave some width to the name. */
        description: {
          flexShrink: '0',
          maxWidth: '60%',
          textAlign: 'end',
          fontVariantNumeric: 'tabular-nums',
        },
      },
      /** Amounts with a total, each at the end of its line, as in an invoice. */
      figures: {
        root: { alignSelf: 'flex-end', width: 'full', maxWidth: { base: '20rem', _small: 'full' } },
        row: {
          display: 'flex',
          justifyContent: 'space-between',
          gap: '4',
          paddingBlock: '2',
          /** The total. */
          '&:last-child': {
            borderTop: 'strong',
            textStyle: 'title.section',
            '& > dt': { color: 'fg.default', textStyle: 'title.section' },
          },
        },
        description: {
          flexShrink: '0',
          maxWidth: '60%',
          textAlign: 'end',
          fontVariantNumeric: 'tabular-nums',
        },
      },
    },
  },
  defaultVariants: { layout: 'rows' },
});
