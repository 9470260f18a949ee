import { dialogAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

/** A low window, as a page at 400 %: a header and a footer that stay would leave nothing of the content. */
const low = '@media (max-height: 24rem)';

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.extendWith('header', 'body', 'footer').keys(),
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      backgroundColor: 'bg.overlay',
      _open: { animation: 'fadeIn' },
      _closed: { animation: 'fadeOut' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      padding: '4',
      /** On a phone it is at the bottom, near the thumb. */
      _small: { alignItems: 'flex-end', padding: '3' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: 'full',
      backgroundColor: 'bg.surface',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      outline: 'none',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      /** What gets the focus is not scrolled under the header or the footer. */
      scrollPaddingTop: '16',
      scrollPaddingBottom: '24',
      _small: { scrollPaddingBottom: '[9rem]' },
      [low]: { scrollPaddingBlock: '0' },
      _highContrast: { border: '[1px solid CanvasText]' },
      _open: { animation: 'popIn' },
      _closed: { animation: 'popOut' },
    },
    header: {
      position: 'sticky',
      top: '0',
      zIndex: 'raised',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      paddingInline: '5',
      paddingTop: '5',
      backgroundColor: 'bg.surface',
      [low]: { position: 'relative' },
    },
    title: {
      flexGrow: '1',
      minWidth: '0',
      textStyle: 'title.section',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
    },
    description: { paddingInline: '5', paddingTop: '1.5', color: 'fg.muted', textWrap: 'pretty' },
    body: { paddingInline: '5', paddingTop: '4', paddingBottom: '5' },
    closeTrigger: { flexShrink: '0', marginTop: '[-4px]', marginInlineEnd: '[-8px]' },
    footer: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'raised',
      backgroundColor: 'bg.surface',
      display: 'flex',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
      gap: '2',
      padding: '5',
      [low]: { position: 'relative' },
      '.dialog__body + &': {
        paddingTop: '1',
        /** The content fades out above the footer if it continues below. At its end, only empty space fades out. */
        _before: {
          content: '""',
          position: 'absolute',
          insetInline: '0',
          bottom: '[100%]',
          height: '5',
          backgroundImage: '[linear-gradient(to top, {colors.bg.surface}, transparent)]',
          pointerEvents: 'none',
          _highContrast: { display: 'none' },
        },
      },
      /** On a phone, the main one is beside the one that cancels where they fit in a line, and a third one below. */
      _small: {
        flexWrap: 'wrap-reverse',
        '& > *': { flexGrow: '1' },
        '& > :nth-child(2):nth-last-child(2)': { order: '-1', flexBasis: 'full' },
      },
    },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: 'md' } },
      md: { content: { maxWidth: 'lg' } },
      lg: { content: { maxWidth: 'xl' } },
    },
  },
  defaultVariants: { size: 'md' },
});
