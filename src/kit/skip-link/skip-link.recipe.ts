import { defineRecipe } from '@pandacss/dev';

export const skipLinkRecipe = defineRecipe({
  className: 'skipLink',
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'tooltip',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'md',
    backgroundColor: 'bg.inverted',
    color: 'fg.inverted',
    textStyle: 'label',
    _hover: { textDecoration: 'underline' },
    _active: { textDecoration: 'underline', textDecorationThickness: '2px' },
    '&:not(:focus, [data-focus-visible])': { srOnly: true },
  },
});
