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
/** Further lines begin beside the mark, not below it. */
const marked = { display: 'block', paddingInlineStart: '4', textIndent: '[-1rem]' } as const;

const arrival = { borderColor: 'accent.fg', borderRadius: '[2px]', backgroundColor: 'accent.fg' } as const;

export const textRecipe = defineRecipe({
  className: 'text',
  base: { minWidth: '0' },
  variants: {
    variant: {
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
    /** `truncate` is one line with an ellipsis; `lines` keeps line breaks. */
    overflow: {
      truncate: { display: 'block', truncate: true },
      lines: { whiteSpace: 'pre-line' },
      /** One line as long as it fits, and no other text beside its second line. */
      together: { display: 'inline-block', textIndent: '0' },
      /** One line. It wraps only at `wbr`. */
      nowrap: { whiteSpace: 'nowrap', '& wbr': { whiteSpace: 'normal' } },
    },
    /** A mark before the start or the end of a route. */
    mark: {
      start: { ...marked, _before: mark },
      end: { ...marked, _before: { ...mark, ...arrival } },
    },
    /** Digits of equal width, so that columns of figures align. */
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
  defaultVariants: { variant: 'inherit', tone: 'inherit' },
});
