import { defineSlotRecipe } from '@pandacss/dev';

export const moreMenuRecipe = defineSlotRecipe({
  className: 'moreMenu',
  slots: ['root', 'text', 'dots'],
  base: {
    /** Where the buttons fill their line, this one does, too. */
    root: {
      display: 'flex',
      minWidth: '0',
      '& [aria-haspopup]': { flexGrow: '1' },
    },
    text: { display: 'inline-flex', alignItems: 'center', gap: '2', _small: { display: 'none' } },
    dots: { display: 'none', _small: { display: 'inline-flex' } },
  },
});
