import { defineSlotRecipe } from '@pandacss/dev';

const text = {
  minWidth: '0',
  paddingInlineStart: '2.5',
  paddingInlineEnd: '1.5',
  /** With the frame no higher than the button beside it: the first filter moves no row. */
  paddingBlock: '0.5',
  overflowWrap: 'anywhere',
} as const;

/** The filters that are set. Their styles load with their code. */
export const filterChipsRecipe = defineSlotRecipe({
  className: 'filterChips',
  slots: ['root', 'chip', 'edit', 'fixed', 'name', 'value', 'remove'],
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
      ...text,
      borderStartRadius: 'md',
      textAlign: 'start',
      _hover: { backgroundColor: 'bg.hover' },
      _active: { backgroundColor: 'bg.hover', boxShadow: 'pressed' },
      '&[aria-expanded=true]': { backgroundColor: 'bg.muted' },
    },
    fixed: { ...text, alignSelf: 'center' },
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
