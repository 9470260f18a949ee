import { defineSlotRecipe } from '@pandacss/dev';

export const noticeBarRecipe = defineSlotRecipe({
  className: 'noticeBar',
  slots: ['root', 'line'],
  base: {
    root: {
      position: 'sticky',
      top: '0',
      zIndex: 'header',
      backgroundColor: 'info.subtle',
      color: 'fg.default',
      textStyle: 'body',
      _print: { display: 'none' },
    },
    line: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '1',
      paddingInline: '4',
      paddingBlock: '1.5',
      borderBottom: 'default',
      borderColor: 'info.border',
    },
  },
});
