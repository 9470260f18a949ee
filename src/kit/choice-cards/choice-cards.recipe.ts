import { defineSlotRecipe } from '@pandacss/dev';

export const choiceCardsRecipe = defineSlotRecipe({
  className: 'choice-cards',
  slots: ['root', 'legend', 'hint', 'options', 'card', 'label', 'radio', 'content', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', overflowWrap: 'anywhere' },
    legend: { textStyle: 'bodyStrong', marginBottom: '1' },
    hint: { textStyle: 'caption', color: 'fg.muted' },
    options: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '3',
      _small: { gridTemplateColumns: '1fr' },
    },
    card: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      minWidth: '0',
      padding: '3',
      border: 'default',
      borderRadius: 'md',
      backgroundColor: 'bg.surface',
      transitionProperty: 'border-color, box-shadow, background-color',
      transitionDuration: 'fast',
      _hover: { borderColor: 'border.strong' },
      '[aria-invalid=true] &': { borderColor: 'danger.solid', _highContrast: { borderWidth: '[3px]' } },
      '&[data-checked]': {
        borderColor: 'accent.solid',
        backgroundColor: 'accent.subtle',
        boxShadow: '[0 0 0 1px token(colors.accent.solid)]',
      },
    },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      textStyle: 'label',
      cursor: 'pointer',
      /** The whole card can be pressed. */
      _before: { content: '""', position: 'absolute', inset: '0' },
    },
    radio: {
      flexShrink: '0',
      width: '4',
      height: '4',
      margin: '0',
      accentColor: 'accent.solid',
      cursor: 'pointer',
    },
    content: { minWidth: '0', whiteSpace: 'pre-line' },
    error: { display: 'flex', alignItems: 'center', gap: '1.5', textStyle: 'caption', color: 'danger.fg' },
  },
});
