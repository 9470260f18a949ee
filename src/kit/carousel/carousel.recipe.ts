import { carouselAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';
import { carouselWidth } from './carousel-width.ts';

/** The frame has its final height from the start, whatever the size of the pictures. */
export const carouselRecipe = defineSlotRecipe({
  className: 'carousel',
  slots: carouselAnatomy.extendWith('frame', 'image', 'missing', 'overlay').keys(),
  base: {
    /** The controls are below the picture, and before it for the keyboard. */
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column-reverse',
      width: 'full',
      maxWidth: carouselWidth,
    },
    frame: {
      position: 'relative',
      aspectRatio: '[16 / 9]',
      width: 'full',
      overflow: 'hidden',
      backgroundColor: 'bg.muted',
      borderRadius: 'lg',
    },
    /** A slide is as high as the frame: one that is mostly below it would count as hidden. */
    itemGroup: {
      height: 'full',
      gridTemplateRows: '[100%]',
      borderRadius: 'lg',
      _focusVisible: { outlineOffset: '[-4px]' },
    },
    item: { height: 'full', minWidth: '0', minHeight: '0' },
    /** In a frame that is wider than a picture, the picture stands in the middle: little of it is cut off. */
    image: {
      display: 'block',
      height: 'full',
      maxWidth: 'full',
      aspectRatio: '[16 / 9]',
      marginInline: 'auto',
      objectFit: 'cover',
    },
    missing: {
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      height: 'full',
      color: 'fg.subtle',
    },
    control: {
      /** The dots stand below the middle of the picture, whatever is beside them. */
      display: 'grid',
      gridTemplateColumns: '[1fr auto 1fr]',
      alignItems: 'center',
      '& > :last-child': { justifySelf: 'end' },
      gap: '2',
      minHeight: 'control.sm',
      marginTop: '2',
    },
    indicatorGroup: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', minWidth: '0' },
    /** A small dot in an area large enough to press. */
    indicator: {
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      borderRadius: 'full',
      _before: {
        content: '""',
        width: '1.5',
        height: '1.5',
        borderRadius: 'full',
        backgroundColor: 'border.control',
        transitionProperty: 'background-color, width',
        transitionDuration: 'normal',
        _highContrast: { backgroundColor: '[CanvasText]' },
      },
      _hover: { '&:not([data-current])::before': { backgroundColor: 'fg.subtle' } },
      _active: { backgroundColor: 'bg.muted', boxShadow: 'pressed' },
      '&[data-current]::before': {
        width: '4',
        backgroundColor: 'accent.solid',
        _highContrast: { backgroundColor: '[Highlight]' },
      },
    },
    overlay: { display: 'flex', gap: '1', '& svg': { _rtl: { transform: '[scaleX(-1)]' } } },
  },
});
