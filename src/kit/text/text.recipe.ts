import { defineRecipe } from '@pandacss/dev';

const mark = {
  content: '""',
  display: 'inline-block',
  width: '2',
  height: '2',
  marginInlineEnd: '2',
  borderWidth: 'thick',
  borderStyle: 'solid',
  borderColor: 'fg.subtle',
  borderRadius: 'full',
} as const;
const arrival = { borderColor: 'accent.fg', borderRadius: '[2px]', backgroundColor: 'accent.fg' } as const;

export const textRecipe = defineRecipe({
  className: 'text',
  base: { minWidth: '0' },
  variants: {
    look: {
      page: { textStyle: 'title.page' },
      section: { textStyle: 'title.section' },
      card: { textStyle: 'title.card' },
      figure: { textStyle: 'figure' },
      body: { textStyle: 'body' },
      strong: { textStyle: 'bodyStrong' },
      label: { textStyle: 'label' },
      caption: { textStyle: 'caption' },
      code: { textStyle: 'code' },
      inherit: {},
    },
    tone: {
      inherit: {},
      muted: { color: 'fg.muted' },
      subtle: { color: 'fg.subtle' },
      accent: { color: 'accent.fg' },
      success: { color: 'success.fg' },
      warning: { color: 'warning.fg' },
      danger: { color: 'danger.fg' },
    },
    /** One line, ended by an ellipsis; `lines` keeps what was typed, line breaks included. */
    overflow: {
      truncate: { display: 'block', truncate: true },
      clamp: { lineClamp: 2 },
      lines: { whiteSpace: 'pre-line' },
      /** On one line, unless it says itself where it may break. */
      nowrap: { whiteSpace: 'nowrap', '& wbr': { whiteSpace: 'normal' } },
    },
    /** One end of a way, before the name of the place: where it starts, where it leads. */
    mark: { start: { _before: mark }, end: { _before: { ...mark, ...arrival } } },
    /** Figures of one width, so that columns of them align. */
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
  defaultVariants: { look: 'inherit', tone: 'inherit' },
});
