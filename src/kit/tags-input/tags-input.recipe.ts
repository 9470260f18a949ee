import { defineSlotRecipe } from '@pandacss/dev';
import { frameStyles } from '#kit/text-input/frame-styles.ts';

/** The frame is that of a text input. It grows with the tags, which come before what is typed. */
export const tagsInputRecipe = defineSlotRecipe({
  className: 'tagsInput',
  slots: ['root', 'control', 'input', 'item', 'tag', 'tagText', 'remove', 'status'],
  base: {
    root: { width: 'full', minWidth: '0' },
    control: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      minHeight: 'control.md',
      paddingInline: '1.5',
      paddingBlock: '1',
      backgroundColor: 'bg.surface',
      border: 'control',
      borderRadius: 'md',
      cursor: 'text',
      transitionProperty: 'border-color',
      transitionDuration: 'fast',
      _hover: {
        '&:not(:has(input:is(:focus-visible, [data-focus-visible], [aria-invalid=true], :disabled)))': {
          borderColor: 'fg.subtle',
          _highContrast: { borderColor: '[Highlight]' },
        },
      },
      ...frameStyles,
      '&:has(input:disabled)': {
        backgroundColor: 'bg.subtle',
        borderColor: 'border.default',
        cursor: 'default',
        _highContrast: { borderColor: '[GrayText]' },
      },
    },
    input: {
      flex: '[1 1 4rem]',
      minWidth: '0',
      height: '6',
      paddingInline: '1.5',
      backgroundColor: 'transparent',
      color: 'fg.default',
      textStyle: 'body',
      /** Typed text keeps its own direction. */
      unicodeBidi: 'plaintext',
      outlineStyle: 'none!',
      /** Below 16 px iOS zooms into the page on focus. */
      _small: { fontSize: 'lg' },
      _disabled: { color: 'fg.disabled' },
    },
    item: { display: 'flex', minWidth: '0', maxWidth: 'full' },
    tag: {
      display: 'flex',
      alignItems: 'center',
      minWidth: '0',
      minHeight: '6',
      paddingInlineStart: '2',
      borderRadius: 'sm',
      backgroundColor: 'bg.muted',
      color: 'fg.muted',
      textStyle: 'caption',
      fontWeight: 'medium',
      cursor: 'default',
      /** The tag that the keys are about. */
      '&[data-highlighted]': {
        backgroundColor: 'accent.subtle',
        color: 'accent.fg',
        _highContrast: { outline: '[2px solid Highlight]' },
      },
      /** Forced colours remove the background. */
      _highContrast: { border: '[1px solid CanvasText]' },
    },
    tagText: {
      minWidth: '0',
      overflowWrap: 'anywhere',
      unicodeBidi: 'plaintext',
      '&:last-child': { paddingInlineEnd: '2' },
    },
    remove: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: '6',
      height: '6',
      borderRadius: 'sm',
      color: 'inherit',
      cursor: 'pointer',
      _hover: { backgroundColor: 'bg.hover', color: 'fg.default' },
      _active: { backgroundColor: 'bg.hover', color: 'fg.default', boxShadow: 'pressed' },
    },
    status: { srOnly: true },
  },
});
