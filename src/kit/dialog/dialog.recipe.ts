import { dialogAnatomy } from '@ark-ui/react/anatomy';
import { defineSlotRecipe } from '@pandacss/dev';

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
      /** Within reach of a thumb. */
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
    },
    title: { flexGrow: '1', minWidth: '0', textStyle: 'title.section', textWrap: 'pretty' },
    description: { paddingInline: '5', paddingTop: '1.5', color: 'fg.muted', textWrap: 'pretty' },
    /** Room below for the ring of what has the focus: the footer lies over what comes after. */
    body: { paddingInline: '5', paddingTop: '4', paddingBottom: '1' },
    closeTrigger: { flexShrink: '0', marginTop: '[-4px]', marginInlineEnd: '[-8px]' },
    footer: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'raised',
      backgroundColor: 'bg.surface',
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '2',
      padding: '5',
      _small: { flexDirection: 'column-reverse', '& > *': { width: 'full' } },
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
