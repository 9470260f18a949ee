import { listboxAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';
import { highlightRing } from '#kit/focus-ring.ts';

export const optionListRecipe = defineSlotRecipe({
  className: 'optionList',
  slots: listboxAnatomy.extendWith('box', 'note').keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    /** The highlight shows where focus is. */
    content: { outlineStyle: 'none' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control.sm',
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: 'md',
      textStyle: 'body',
      cursor: 'pointer',
      userSelect: 'none',
      _hover: { backgroundColor: 'bg.muted' },
      '&[data-highlighted]': { backgroundColor: 'bg.muted' },
      /** A list below a search box has no focus of its own. */
      ':focus-visible > &[data-highlighted], [tabindex="-1"] > &[data-highlighted]': highlightRing,
      _active: { backgroundColor: 'bg.muted', boxShadow: 'pressed' },
      _disabled: { color: 'fg.disabled' },
    },
    itemText: { flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' },
    itemIndicator: { display: 'inline-flex', color: 'accent.fg', '&[hidden]': { display: 'none' } },
    box: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: '4',
      height: '4',
      border: 'control',
      /** In every brand: a round box would be a radio button. */
      borderRadius: '[3px]',
      backgroundColor: 'bg.surface',
      color: 'transparent',
      '& > svg': { width: '3', height: '3' },
      '[aria-selected=true] > &': {
        borderColor: 'accent.solid',
        backgroundColor: 'accent.solid',
        color: 'accent.onSolid',
        _highContrast: { color: '[CanvasText]' },
      },
    },
    /** While it is empty it takes no space, and is read out as soon as it has a text: what is not displayed would not be. */
    note: { paddingInline: '2', paddingBlock: '1', _empty: { position: 'absolute' } },
  },
});
