import { defineSlotRecipe } from '@pandacss/dev';

/** Where labels have no space, the line below names the step. */
const narrow = '@container steps (max-width: 29.99rem)';

export const stepsRecipe = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'list', 'step', 'mark', 'label', 'summary'],
  base: {
    root: { containerType: 'inline-size', containerName: 'steps', minWidth: '0' },
    list: { display: 'flex', alignItems: 'center', gap: '2' },
    step: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      color: 'fg.muted',
      '&[aria-current]': { color: 'fg.default' },
      /** The line from the step before, in the colour of what is done. */
      '&:not(:first-child)': {
        flex: '[1 1 auto]',
        _before: {
          content: '""',
          flex: '[1 1 1rem]',
          minWidth: '2',
          borderBlockStart: '[2px solid {colors.border.strong}]',
        },
      },
      '&:is([data-done], [aria-current]):not(:first-child)::before': {
        borderColor: 'accent.solid',
        _highContrast: { borderColor: '[Highlight]' },
      },
    },
    mark: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      width: '6',
      height: '6',
      border: 'control',
      borderRadius: 'full',
      textStyle: 'label',
      fontSize: 'xs',
      fontVariantNumeric: 'tabular-nums',
      '[data-done] > &': {
        borderColor: 'accent.solid',
        backgroundColor: 'accent.subtle',
        color: 'accent.fg',
      },
      '[aria-current] > &': {
        borderColor: 'accent.solid',
        backgroundColor: 'accent.solid',
        color: 'accent.onSolid',
        _highContrast: {
          forcedColorAdjust: 'none',
          backgroundColor: '[Highlight]',
          color: '[HighlightText]',
        },
      },
    },
    label: {
      textStyle: 'label',
      overflowWrap: 'anywhere',
      [narrow]: { srOnly: true },
    },
    summary: { srOnly: true, [narrow]: { srOnly: false, marginTop: '2', textStyle: 'label' } },
  },
});
