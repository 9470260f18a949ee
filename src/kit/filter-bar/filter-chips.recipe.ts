import { defineSlotRecipe } from '@pandacss/dev';

/** The filters that are set. Their styles load with their code. */
export const filterChipsRecipe = defineSlotRecipe({
  className: 'filterChips',
  slots: ['root', 'chip', 'edit', 'name', 'value', 'remove'],
  base: {
    root: { display: 'contents' },
    chip: {
      display: 'inline-flex',
      alignItems: 'stretch',
      maxWidth: 'full',
      minHeight: 'control.sm',
      border: 'strong',
      borderRadius: 'md',
      backgroundColor: 'bg.surface',
      boxShadow: 'raised',
      textStyle: 'label',
      _print: { border: 'none', boxShadow: 'none' },
    },
    edit: {
      minWidth: '0',
      paddingInlineStart: '2.5',
      paddingInlineEnd: '1.5',
      paddingBlock: '1',
      borderStartRadius: 'md',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      _hover: { backgroundColor: 'bg.hover' },
      _active: { backgroundColor: 'bg.hover', boxShadow: 'pressed' },
      '&[aria-expanded=true]': { backgroundColor: 'bg.muted' },
    },
    name: { color: 'fg.muted', fontWeight: 'regular' },
    value: { color: 'fg.default' },
    remove: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: '6',
      borderEndRadius: 'md',
      color: 'fg.subtle',
      _small: { width: '9' },
      _hover: { backgroundColor: 'bg.muted', color: 'fg.default' },
      _active: { backgroundColor: 'bg.muted', color: 'fg.default', boxShadow: 'pressed' },
    },
  },
});
