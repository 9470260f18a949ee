import { defineSlotRecipe } from '@pandacss/dev';

export const confirmDialogRecipe = defineSlotRecipe({
  className: 'confirmDialog',
  slots: ['warning', 'heading', 'consequences', 'final'],
  base: {
    /** The reason why the action is not allowed, or what has changed. */
    warning: {
      display: 'flex',
      gap: '2.5',
      paddingInline: '3',
      paddingBlock: '2.5',
      border: 'default',
      borderColor: 'warning.border',
      borderRadius: 'md',
      backgroundColor: 'warning.subtle',
      color: 'warning.fg',
      textStyle: 'label',
      overflowWrap: 'anywhere',
      '& svg': { marginTop: '0.5' },
    },
    heading: { textStyle: 'label', color: 'fg.muted' },
    consequences: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      marginTop: '1.5',
      paddingInlineStart: '4',
      listStyleType: 'disc',
      textStyle: 'body',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
      '& > li::marker': { color: 'fg.subtle' },
    },
    final: {
      display: 'flex',
      gap: '2',
      textStyle: 'bodyStrong',
      color: 'danger.fg',
      '& svg': { marginTop: '0.5' },
    },
  },
});
