import { defineSlotRecipe } from '@pandacss/dev';

/** Points side by side. Where they have no space, they are below each other. */
const wide = '@container timeline (min-width: 44rem)';

const mark = { borderColor: 'accent.solid', backgroundColor: 'accent.solid' } as const;

export const timelineRecipe = defineSlotRecipe({
  className: 'timeline',
  slots: ['root', 'list', 'point', 'mark', 'content', 'label', 'time', 'by', 'note'],
  base: {
    root: { containerType: 'inline-size', containerName: 'timeline' },
    list: {
      display: 'grid',
      minWidth: '0',
      [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    },
    point: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      alignContent: 'start',
      columnGap: '3',
      minWidth: '0',
      '&:not(:last-child)': { paddingBottom: '5', [wide]: { paddingBottom: '0' } },
      /** The line to the next point. */
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '[1.25rem -0.25rem]',
        insetInlineStart: '[calc(0.375rem - 1px)]',
        borderInlineStart: '[2px solid {colors.border.strong}]',
        [wide]: {
          insetBlock: '[0.5625rem auto]',
          insetInline: '[1.25rem 0.5rem]',
          borderInlineStart: 'none',
          borderBlockStart: '[2px solid {colors.border.strong}]',
        },
      },
      [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2', paddingInlineEnd: '4' },
    },
    mark: {
      width: '3',
      height: '3',
      marginTop: '1',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderRadius: 'full',
      /** All points have happened. */
      borderColor: 'border.control',
      backgroundColor: 'border.control',
      _highContrast: { borderColor: '[CanvasText]', backgroundColor: '[CanvasText]' },
      /** The last point is the state in which it is now. */
      '[data-last] > &': mark,
      '[data-tone=success] > &': { borderColor: 'success.fg', backgroundColor: 'success.fg' },
      '[data-tone=danger] > &': { borderColor: 'danger.fg', backgroundColor: 'danger.fg' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '0.5',
      minWidth: '0',
      overflowWrap: 'anywhere',
    },
    label: { textStyle: 'bodyStrong' },
    time: { textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    by: { marginTop: '1', textStyle: 'body' },
    note: {
      marginTop: '1',
      paddingInlineStart: '2.5',
      borderInlineStart: '[2px solid {colors.border.strong}]',
      textStyle: 'body',
      color: 'fg.default',
      whiteSpace: 'pre-line',
    },
  },
});
