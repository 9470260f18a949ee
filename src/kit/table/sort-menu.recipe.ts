import { defineSlotRecipe } from '@pandacss/dev';
import { cramped, inCards } from './layouts.ts';

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
      [cramped]: {
        '&:has(~ [data-selectable])': { position: 'static', maxWidth: 'full', paddingInlineStart: '4' },
      },
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
