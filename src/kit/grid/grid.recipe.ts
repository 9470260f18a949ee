import { defineRecipe } from '@pandacss/dev';

export const gridRecipe = defineRecipe({
  className: 'grid',
  base: { display: 'grid', minWidth: '0', alignItems: 'start' },
  variants: {
    columns: {
      /** As many equal columns as fit. */
      auto: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
        alignItems: 'stretch',
      },
      /** The same for short content, such as inputs of a number: two on a phone. */
      dense: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))' },
      /** Two where there are 900 pixels for them, as charts need, whatever stands beside them. */
      2: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(27.6rem, 100%), 1fr))' },
      3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', _small: { gridTemplateColumns: '1fr' } },
      /** A wide column with a narrow one beside it, which belongs to it: a form and its example. */
      main: { lg: { gridTemplateColumns: 'minmax(0, 41rem) minmax(0, 1fr)' } },
      /** A narrow column beside a wide one. On a screen that is high enough it stays in view. */
      aside: {
        gridTemplateColumns: 'min(20rem, 23vw) minmax(0, 1fr)',
        '& > :first-child': {
          lg: {
            '@media (min-height: 50rem)': {
              position: 'sticky',
              top: '[calc(var(--notice-height, 0px) + {sizes.header} + {spacing.5})]',
            },
          },
        },
        lgDown: { gridTemplateColumns: '1fr' },
      },
    },
    gap: { 2: { gap: '2' }, 4: { gap: '4' }, 6: { gap: '6' } },
  },
  defaultVariants: { columns: 'auto', gap: 4 },
});
