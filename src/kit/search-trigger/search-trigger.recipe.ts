import { defineSlotRecipe } from '@pandacss/dev';

export const searchTriggerRecipe = defineSlotRecipe({
  className: 'searchTrigger',
  slots: ['root', 'label', 'keys'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'sidebar',
      flexShrink: '1',
      height: 'control.md',
      paddingInline: '3',
      border: 'strong',
      borderRadius: 'md',
      backgroundColor: 'bg.surface',
      color: 'fg.subtle',
      _hover: { borderColor: 'fg.subtle', color: 'fg.default' },
      _active: { color: 'fg.default', boxShadow: 'pressed' },
      _small: {
        width: 'control.md',
        padding: '0',
        flexShrink: '0',
        justifyContent: 'center',
        border: 'transparent',
        backgroundColor: 'transparent',
        color: 'fg.muted',
      },
    },
    label: { flexGrow: '1', truncate: true, textAlign: 'start', _small: { srOnly: true } },
    keys: { flexShrink: '0', display: 'inline-flex', _small: { display: 'none' } },
  },
});
