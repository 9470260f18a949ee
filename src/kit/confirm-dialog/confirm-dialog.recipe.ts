import { defineRecipe } from '@pandacss/dev';

/** The reason why the action is not allowed. */
export const confirmDialogRecipe = defineRecipe({
  className: 'confirm-dialog',
  base: {
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
});
