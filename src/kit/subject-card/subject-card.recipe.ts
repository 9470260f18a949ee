import { defineSlotRecipe } from '@pandacss/dev';

export const subjectCardRecipe = defineSlotRecipe({
  className: 'subjectCard',
  slots: ['root', 'head', 'title', 'line', 'facts', 'fact', 'term', 'value'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      border: 'default',
      borderRadius: 'md',
      backgroundColor: 'bg.subtle',
      overflowWrap: 'anywhere',
    },
    head: { display: 'flex', alignItems: 'center', gap: '3', paddingInline: '3', paddingBlock: '2.5' },
    title: { textStyle: 'bodyStrong' },
    line: { textStyle: 'caption', color: 'fg.muted' },
    /** As many facts side by side as fit: two on a phone. */
    facts: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
      columnGap: '4',
      rowGap: '2.5',
      paddingInline: '3',
      paddingBlock: '2.5',
      borderTop: 'subtle',
    },
    fact: { minWidth: '0', '&[data-wide]': { gridColumn: '1 / -1' } },
    term: { textStyle: 'caption', color: 'fg.muted' },
    value: { textStyle: 'body', minWidth: '0' },
  },
});
