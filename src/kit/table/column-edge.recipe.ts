import { defineRecipe } from '@pandacss/dev';

/** A heading at whose edge the pointer is: it can be dragged. It loads with the code that drags it. */
export const columnEdgeRecipe = defineRecipe({
  className: 'columnEdge',
  base: {
    cursor: 'col-resize',
    boxShadow: '[inset -2px 0 0 {colors.accent.solid}]',
    '& *': { cursor: 'col-resize' },
  },
});
