import { defineSlotRecipe } from '@pandacss/dev';
import { gripStyles } from '#kit/arrange-list/grip-styles.ts';

/** The files above the drop area, each in a row with its picture, its name and its buttons. */
export const filesUploadRecipe = defineSlotRecipe({
  className: 'filesUpload',
  slots: ['root', 'list', 'item', 'grip', 'name', 'actions', 'errors'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', width: 'full' },
    list: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      '&[data-dragging]': { cursor: 'grabbing' },
      _empty: { display: 'none' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '1.5',
      paddingInlineStart: '1',
      border: 'default',
      borderRadius: 'lg',
      backgroundColor: 'bg.surface',
      '&[data-dragged]': { position: 'relative', zIndex: 'raised', boxShadow: 'overlay' },
      _small: { gap: '1.5' },
    },
    grip: { ...gripStyles, _disabled: { visibility: 'hidden' } },
    name: {
      flex: '1',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textStyle: 'body',
    },
    actions: { display: 'inline-flex', flexShrink: '0' },
    errors: { display: 'flex', flexDirection: 'column', gap: '0.5' },
  },
});
