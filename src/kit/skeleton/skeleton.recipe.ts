import { defineRecipe } from '@pandacss/dev';

/** A shape in a line of text leaves the line as high as text does. */
const inline = { display: 'inline-block', verticalAlign: 'middle' } as const;

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    flexShrink: '0',
    maxWidth: 'full',
    backgroundColor: 'bg.muted',
    animation: 'pulse',
  },
  variants: {
    shape: {
      /** With its margins as high as a small line, also beside others in a row. */
      text: { ...inline, width: '24', height: '3', borderRadius: 'sm', marginBlock: '[3px]' },
      badge: { ...inline, width: '16', height: '5', borderRadius: 'sm' },
      circle: {
        ...inline,
        width: '8',
        height: '8',
        borderRadius: 'full',
        '&:not(:last-child)': { marginInlineEnd: '3' },
      },
      /** A small picture. */
      square: { ...inline, width: '8', height: '8', borderRadius: 'md' },
      /** Two lines, as of a name and what is below it. */
      lines: {
        ...inline,
        width: '24',
        height: '3',
        borderRadius: 'sm',
        marginTop: '1',
        marginBottom: '[1.4rem]',
        boxShadow: '[0 1.2rem {colors.bg.muted}]',
      },
      picture: { ...inline, width: '16', height: '16', borderRadius: 'md' },
      control: { display: 'block', height: 'control.md', borderRadius: 'md' },
      /** As high as a text area. */
      block: { display: 'block', height: '20', borderRadius: 'lg' },
      /** As high as a carousel with its controls. */
      media: {
        display: 'block',
        /** Else the ratio makes it narrower where the height is limited. */
        width: 'full',
        aspectRatio: '[16 / 9]',
        maxHeight: 'sm',
        borderRadius: 'lg',
        marginBottom: '[2.25rem]',
      },
    },
    width: {
      auto: {},
      full: { width: 'full' },
      xs: { width: '4' },
      sm: { width: '12' },
      md: { width: '24' },
      lg: { width: 'xs' },
    },
  },
  defaultVariants: { shape: 'text', width: 'auto' },
});
