import { defineSlotRecipe } from '@pandacss/dev';

/** In windows of this width the sidebar shows icons only, until its button adds their names. */
const rail = '@media (min-width: 48rem) and (max-width: 68.74rem)';

/** In wider ones it always has the names. */
const full = '@media (min-width: 68.75rem)';

const narrow = '@container sidebar (max-width: 8rem)';

export const appFrameRecipe = defineSlotRecipe({
  className: 'appFrame',
  slots: ['root', 'sidebar', 'brand', 'column', 'header', 'compact', 'account', 'main'],
  base: {
    root: { display: 'flex', minHeight: '[calc(100dvh - var(--notice-height, 0px))]' },
    sidebar: {
      position: 'sticky',
      // The notices take their space above the frame.
      top: '[var(--notice-height, 0px)]',
      flexShrink: '0',
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      width: 'sidebar',
      /** The width of the window decides the width of the sidebar. A narrow sidebar shows icons only. */
      containerType: 'inline-size',
      containerName: 'sidebar',
      height: '[calc(100dvh - var(--notice-height, 0px))]',
      overflowY: 'auto',
      paddingInline: '3',
      paddingBottom: '4',
      backgroundColor: 'bg.surface',
      borderInlineEnd: 'default',
      /** Beside the names, a table needs its width more than they do. */
      [rail]: { width: '[13rem]', '&:not([data-named])': { width: '16', paddingInline: '2.5' } },
      '@media print, (max-width: 47.99rem)': { display: 'none' },
    },
    brand: {
      display: 'flex',
      alignItems: 'center',
      flexShrink: '0',
      gap: '2.5',
      minWidth: '0',
      height: 'header',
      paddingInline: '1.5',
      borderRadius: 'md',
      textStyle: 'title.card',
      [narrow]: { justifyContent: 'center', '& span': { srOnly: true } },
      '& span': { truncate: true, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
      /** The ring is inside: the link extends to the edge of the window. */
      _focusVisible: { outlineOffset: '[-4px]' },
      _hover: { '& span': { textDecoration: 'underline' } },
      _active: { '& span': { textDecoration: 'underline', textDecorationThickness: '2px' } },
    },
    column: { flexGrow: '1', minWidth: '0', display: 'flex', flexDirection: 'column' },
    header: {
      position: 'sticky',
      top: '[var(--notice-height, 0px)]',
      zIndex: 'header',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      height: 'header',
      paddingInline: '6',
      _wide: { paddingInline: '8' },
      backgroundColor: 'bg.canvas',
      borderBottom: 'subtle',
      _small: { paddingInline: '2' },
      _print: { display: 'none' },
    },
    /** Each width has its own button: the first one for the sidebar, the second one for the menu that replaces it. */
    compact: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
      flexShrink: '8',
      marginInlineStart: '-2',
      _small: { flexGrow: '1', '& > :first-child': { display: 'none' } },
      [rail]: { '& > :first-child ~ *': { display: 'none' } },
      [full]: { display: 'none' },
      /** With large text, a narrow window has no width for the mark. */
      '& > a': { flexShrink: '1', '@media (max-width: 12rem)': { display: 'none' } },
    },
    account: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      marginInlineStart: 'auto',
      /** The picture is enough: the menu names the user. */
      _small: { marginInlineStart: '0', '& button': { paddingInlineEnd: '2' }, '& .text': { srOnly: true } },
    },
    main: {
      flexGrow: '1',
      minWidth: '0',
      '--sticky-top': 'calc({sizes.header} + var(--notice-height, 0px))',
    },
  },
});
