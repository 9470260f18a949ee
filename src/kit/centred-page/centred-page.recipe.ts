import { defineSlotRecipe } from '@pandacss/dev';

export const centredPageRecipe = defineSlotRecipe({
  className: 'centredPage',
  slots: ['root', 'body', 'titles', 'title', 'subtitle', 'links'],
  base: {
    root: {
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'safe center',
      minHeight: 'screenHeight',
      padding: '4',
      backgroundColor: 'bg.canvas',
    },
    body: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6',
      width: 'full',
      maxWidth: 'sm',
      marginBottom: '16',
    },
    titles: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '1',
      textAlign: 'center',
      /** A very long word breaks at the edge. */
      '& > :not(svg)': { maxWidth: 'full' },
    },
    title: { textStyle: 'title.page', marginTop: '4' },
    subtitle: { color: 'fg.muted' },
    links: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      columnGap: '6',
      rowGap: '1',
      marginTop: '-2',
    },
  },
});
