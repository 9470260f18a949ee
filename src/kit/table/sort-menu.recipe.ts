import { defineSlotRecipe } from '@pandacss/dev';
import { cramped, inCards } from './layouts.ts';

/** Too narrow for a button of one short word beside the checkbox and its label. */
const narrowest = '@container table (max-width: 16rem)';

/** A line above the checkbox and its label. */
const ownLine = {
  position: 'static',
  justifyContent: 'flex-start',
  maxWidth: 'full',
  paddingInlineStart: '4',
  paddingBottom: '0',
} as const;

/** Above cards, in the line where the head has the checkbox that selects the page: the head keeps the space. */
export const sortMenuRecipe = defineSlotRecipe({
  className: 'sortMenu',
  slots: ['root', 'text'],
  base: {
    root: {
      display: 'none',
      justifyContent: 'flex-end',
      paddingInline: '4',
      paddingBlock: '2',
      [inCards]: {
        display: 'flex',
        position: 'absolute',
        top: '0',
        insetInlineEnd: '0',
        maxWidth: 'full',
        /** The checkbox and its label are before it. */
        '&:has(~ [data-selectable])': { maxWidth: '[calc(100% - 10.5rem)]', paddingInlineStart: '0' },
      },
      [cramped]: { '&[data-sorted]:has(~ [data-selectable])': ownLine },
      [narrowest]: { '&:has(~ [data-selectable])': ownLine },
      _print: { display: 'none!' },
      /** Like the button of the filters above it. */
      '& > button': {
        minHeight: '[var(--sizes-control-sm)!]',
        paddingInline: '2.5!',
        gap: '1.5!',
      },
    },
    text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
