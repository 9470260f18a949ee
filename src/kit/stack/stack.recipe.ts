import { defineRecipe } from '@pandacss/dev';

export const stackRecipe = defineRecipe({
  className: 'stack',
  base: { display: 'flex', minWidth: '0' },
  variants: {
    direction: {
      column: { flexDirection: 'column' },
      row: { flexDirection: 'row' },
    },
    gap: {
      0: { gap: '0' },
      1: { gap: '1' },
      2: { gap: '2' },
      3: { gap: '3' },
      4: { gap: 4 },
      5: { gap: '5' },
      6: { gap: '6' },
      /** Between items that follow each other as words do: none between their lines. */
      line: { columnGap: '2' },
    },
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
    /** Takes the free space of its parent. */
    grow: { true: { flexGrow: '1', flexBasis: '0' } },
    /** The same for text: in a parent that wraps, it has a line of its own rather than little width. */
    growAsText: { true: { flexGrow: '1', flexBasis: '[7rem]' } },
  },
  defaultVariants: { direction: 'column', gap: 4 },
});
