import { defineRecipe } from '@pandacss/dev';
import { carouselWidth } from '#kit/carousel/carousel-width.ts';

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    /** A shape in a line of text leaves the line as high as text does. */
    display: 'inline-block',
    verticalAlign: 'middle',
    flexShrink: '0',
    width: '24',
    maxWidth: 'full',
    height: '3',
    borderRadius: 'sm',
    backgroundColor: 'bg.muted',
    animation: 'pulse',
  },
  variants: {
    shape: {
      /** With its margins as high as a small line, also beside others in a row. */
      text: { marginBlock: '[3px]' },
      /** Two lines, as of a name and what is below it. */
      lines: { marginTop: '1', marginBottom: '[1.4rem]', boxShadow: '[0 1.2rem {colors.bg.muted}]' },
      badge: { width: '16', height: '5' },
      circle: {
        width: '8',
        height: '8',
        borderRadius: 'full',
        '&:not(:last-child)': { marginInlineEnd: '3' },
      },
      /** A small picture. */
      square: { width: '8', height: '8', borderRadius: 'md' },
      picture: { width: '16', height: '16', borderRadius: 'md' },
      control: { display: 'block', width: 'auto', height: 'control.md', borderRadius: 'md' },
      /** As high as a text area. */
      block: { display: 'block', width: 'auto', height: '20', borderRadius: 'lg' },
      /** As wide and as high as a carousel with its controls (`carouselWidth`): what is below it does not move. */
      media: {
        display: 'block',
        width: 'full',
        maxWidth: carouselWidth,
        height: 'auto',
        aspectRatio: '[16 / 9]',
        borderRadius: 'lg',
        marginBottom: '[2.25rem]',
      },
    },
    width: {
      auto: {},
      full: { width: 'full' },
      xs: { width: '4' },
      sm: { width: '12' },
      /** That of most shapes. */
      md: {},
      lg: { width: 'xs' },
    },
  },
  defaultVariants: { shape: 'text', width: 'auto' },
});
