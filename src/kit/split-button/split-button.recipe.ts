import { defineSlotRecipe } from '@pandacss/dev';

/** One frame around both buttons. It is that of an outlined button, so a menu without an action looks like any other. */
export const splitButtonRecipe = defineSlotRecipe({
  className: 'splitButton',
  slots: ['root', 'action', 'menu'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'stretch',
      minWidth: '0',
      maxWidth: 'full',
      border: 'strong',
      borderRadius: 'md',
      backgroundColor: 'bg.surface',
      boxShadow: 'raised',
      /** The backgrounds end at the rounded corners. */
      overflow: 'clip',
      _print: { display: 'none' },
      '& :where(button)': {
        borderWidth: '[0!]',
        borderRadius: '[0!]',
        minHeight: '[calc({sizes.control.md} - 2px)!]',
        _focusVisible: { outlineOffset: '[-2px]' },
      },
    },
    /** A line parts what is pressed from what opens. It goes with the action, also where that is not displayed. */
    action: {
      display: 'flex',
      minWidth: '0',
      '& > :first-child': {
        borderInlineEndWidth: '[1px!]',
        borderInlineEndStyle: 'solid',
        borderInlineEndColor: 'border.default',
      },
    },
    menu: { display: 'flex', minWidth: '0' },
  },
});
