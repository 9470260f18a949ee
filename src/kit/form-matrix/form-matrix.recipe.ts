import { defineSlotRecipe } from '@pandacss/dev';

export const formMatrixRecipe = defineSlotRecipe({
  className: 'formMatrix',
  slots: ['root', 'row', 'heading', 'columnHeading', 'rowHeading', 'note', 'cell', 'mark', 'scope'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(0, 11rem))',
      columnGap: '4',
      minWidth: '0',
      overflowWrap: 'anywhere',
      _small: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '3' },
    },
    row: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      alignItems: 'start',
      paddingBlock: '2.5',
      '&:not(:first-child)': { borderTop: 'subtle' },
      _small: { rowGap: '1.5', paddingBlock: '3' },
    },
    heading: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      paddingBottom: '2.5',
      '&:not(:first-child)': { borderTop: 'subtle', paddingTop: '4' },
    },
    columnHeading: {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minWidth: '0',
      hyphens: 'auto',
      flexWrap: 'wrap',
      textStyle: 'label',
      color: 'fg.muted',
      '&:first-child': { gridColumnStart: '2', _small: { gridColumnStart: '1' } },
    },
    /** Aligned with the text inside the controls. */
    rowHeading: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'control.md',
      textStyle: 'body',
      /** A note that appears does not wrap the label. */
      '& > :not(:last-child)': { flexShrink: '0', maxWidth: '[60%]' },
      _small: { gridColumn: '1 / -1', minHeight: '0', textStyle: 'label' },
    },
    note: { textStyle: 'caption', color: 'fg.muted', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    cell: { position: 'relative' },
    /** At the start of the control, whose numbers are aligned at its end. */
    mark: {
      display: 'none',
      position: 'absolute',
      insetBlockStart: '0',
      insetInlineStart: '3',
      alignItems: 'center',
      height: 'control.md',
      color: 'fg.muted',
      pointerEvents: 'none',
      _small: { display: 'flex' },
    },
    scope: { alignContent: 'center', minHeight: 'control.md', color: 'fg.muted' },
  },
});
