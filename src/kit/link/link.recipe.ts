import { defineRecipe } from '@pandacss/dev';

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    borderRadius: 'sm',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    _hover: { textDecoration: 'underline' },
    _active: { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
  variants: {
    variant: {
      accent: { color: 'accent.fg', fontWeight: 'medium' },
      /** For the title of a row: it looks like text until hover or focus. */
      plain: { color: 'inherit', lineClamp: 2 },
      /** Inside a sentence, where colour alone would not mark it. */
      inline: {
        color: 'accent.fg',
        textDecoration: 'underline',
        _hover: { textDecorationThickness: '2px' },
        _active: { color: 'fg.default' },
      },
    },
  },
  defaultVariants: { variant: 'accent' },
});
