import { defineSlotRecipe } from '@pandacss/dev';

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
        row: {
          display: 'grid',
          gridTemplateColumns: 'minmax(8rem, 12rem) minmax(0, 1fr)',
          gap: '4',
          paddingBlock: '2.5',
          _small: { gridTemplateColumns: '1fr', gap: '0.5' },
          _print: { gridTemplateColumns: 'minmax(8rem, 12rem) minmax(0, 1fr)!', paddingBlock: '1.5' },
        },
      },
      /** The term above its description, for narrow cards. */
      stacked: {
        row: { paddingBlock: '2.5' },
        term: { textStyle: 'caption' },
      },
      /** Things and what each costs: a name has the room, its amount stands at the end of the line. */
      ends: {
        root: { maxWidth: 'md' },
        row: {
          display: 'flex',
          justifyContent: 'space-between',
          gap: '6',
          paddingBlock: '2',
          _first: { paddingTop: '0' },
        },
        term: { color: 'fg.default' },
        /** A figure is never broken for the sake of its name; what is no figure leaves the name some room. */
        description: {
          flexShrink: '0',
          maxWidth: '60%',
          textAlign: 'end',
          fontVariantNumeric: 'tabular-nums',
        },
      },
      /** Amounts that add up, each at the end of its line, as at the foot of a bill. */
      figures: {
        root: { alignSelf: 'flex-end', width: 'full', maxWidth: '20rem' },
        row: {
          display: 'flex',
          justifyContent: 'space-between',
          gap: '4',
          paddingBlock: '2',
          /** What it all comes to. */
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
