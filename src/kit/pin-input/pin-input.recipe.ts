import { defineSlotRecipe } from '@pandacss/dev';
import { focusRing } from '#kit/focus-ring.ts';

/** The input covers the cells and is transparent: the cells show what it contains. */
export const pinInputRecipe = defineSlotRecipe({
  className: 'pinInput',
  slots: ['root', 'control', 'cell'],
  base: {
    /** Digits run from left to right in every script. */
    root: {
      position: 'relative',
      display: 'flex',
      gap: '2',
      width: 'full',
      maxWidth: 'xs',
      direction: 'ltr',
      borderRadius: 'md',
      /** A complete code has no cell for the next digit: the ring is around all of them. */
      '&:has(> input:is(:focus-visible, [data-focus-visible])):not(:has(> [data-current]))': {
        ...focusRing,
        outlineOffset: '3px',
      },
    },
    control: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      padding: '0',
      backgroundColor: 'transparent',
      color: 'transparent',
      caretColor: 'transparent',
      outlineStyle: 'none',
      forcedColorAdjust: 'none',
      /** Below 16 px iOS zooms into the page on focus. */
      fontSize: 'lg',
      '&::selection': { color: 'transparent', backgroundColor: 'transparent' },
      '&:-webkit-autofill': { backgroundClip: 'text', WebkitTextFillColor: 'transparent' },
    },
    cell: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: '[1 1 0]',
      minWidth: '0',
      height: '12',
      border: 'control',
      borderRadius: 'md',
      backgroundColor: 'bg.surface',
      textStyle: 'figure',
      fontSize: 'xl',
      transitionProperty: 'border-color, background-color',
      transitionDuration: 'fast',
      'input:is(:hover, [data-hover]):not(:disabled) ~ &': { borderColor: 'fg.subtle' },
      /** The cells that the next digit replaces, or the one that it goes into. */
      'input:is(:focus-visible, [data-focus-visible]) ~ &[data-current]': {
        borderColor: 'accent.solid',
        ...focusRing,
        outlineOffset: '1px',
        '&:empty::after': { content: '""', width: '[1px]', height: '5', backgroundColor: 'fg.default' },
        '&:not(:empty)': { backgroundColor: 'accent.subtle' },
      },
      'input[aria-invalid=true] ~ &': {
        borderColor: 'danger.solid',
        _highContrast: { borderWidth: '[3px]' },
      },
      'input:disabled ~ &': {
        borderColor: 'border.default',
        backgroundColor: 'bg.subtle',
        color: 'fg.disabled',
        _highContrast: { borderColor: '[GrayText]', color: '[GrayText]' },
      },
    },
  },
});
