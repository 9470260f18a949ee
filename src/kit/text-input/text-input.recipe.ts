import { defineSlotRecipe } from '@pandacss/dev';
import { frameStyles } from './frame-styles.ts';

/** The frame is around the control, so that an icon or a unit is inside it. */
export const textInputRecipe = defineSlotRecipe({
  className: 'textInput',
  slots: ['root', 'control', 'addon'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      minWidth: '0',
      backgroundColor: 'bg.surface',
      border: 'control',
      borderRadius: 'md',
      transitionProperty: 'border-color, box-shadow',
      transitionDuration: 'fast',
      _hover: {
        '&:not(:has(input:is(:focus-visible, [data-focus-visible], [aria-invalid=true], :read-only)))': {
          borderColor: 'fg.subtle',
          _highContrast: { borderColor: '[Highlight]' },
        },
      },
      ...frameStyles,
      '&:has(input:disabled)': {
        backgroundColor: 'bg.subtle',
        borderColor: 'border.default',
        _highContrast: { borderColor: '[GrayText]' },
      },
      /** Read only: the background of a disabled input, the text colour of an enabled one. */
      '&:has(input:read-only:not(:disabled))': {
        backgroundColor: 'bg.subtle',
        borderColor: 'border.strong',
        _highContrast: { borderStyle: 'dashed' },
      },
    },
    control: {
      flexGrow: '1',
      width: 'full',
      minWidth: '0',
      height: 'full',
      paddingInline: '3',
      backgroundColor: 'transparent',
      color: 'fg.default',
      textStyle: 'body',
      textOverflow: 'ellipsis',
      /** Typed text keeps its own direction. */
      unicodeBidi: 'plaintext',
      borderRadius: 'inherit',
      outlineStyle: 'none',
      /** Below 16 px iOS zooms into the page on focus. */
      _small: { fontSize: 'lg' },
      _disabled: { color: 'fg.disabled' },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&[type=number]': { fontVariantNumeric: 'tabular-nums', textAlign: 'end', appearance: 'textfield' },
      '&:-webkit-autofill': { backgroundClip: 'text', WebkitTextFillColor: 'fg.default' },
    },
    addon: {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      color: 'fg.subtle',
      ':disabled ~ &, &:has(~ :disabled)': { color: 'fg.disabled' },
      '&:first-child': { marginInlineStart: '3', marginInlineEnd: '-1' },
      '&:last-child': { marginInlineEnd: '1' },
      '&:last-child:not(:has(button))': { marginInlineStart: '-1', marginInlineEnd: '3' },
    },
  },
  variants: {
    /** Figures align at their end. */
    align: {
      start: {},
      end: { control: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } },
    },
    size: {
      sm: { root: { height: 'control.sm' } },
      md: { root: { height: 'control.md' } },
      lg: { root: { height: 'control.lg' } },
    },
  },
  defaultVariants: { size: 'md', align: 'start' },
});
