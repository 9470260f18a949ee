import { defineTextStyles } from '@pandacss/dev';

/** The text styles of the product. Fourteen pixels is the size of text in dense tables. */
export const textStyles = defineTextStyles({
  title: {
    page: {
      value: { fontSize: 'xl', lineHeight: 'snug', fontWeight: 'semibold', letterSpacing: 'tight' },
    },
    section: {
      value: { fontSize: 'lg', lineHeight: 'snug', fontWeight: 'semibold', letterSpacing: 'snug' },
    },
    card: { value: { fontSize: 'md', lineHeight: 'snug', fontWeight: 'semibold', letterSpacing: 'snug' } },
  },
  figure: {
    value: {
      fontSize: '2xl',
      lineHeight: 'tight',
      fontWeight: 'semibold',
      letterSpacing: 'tight',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  body: { value: { fontSize: 'md', lineHeight: 'normal', fontWeight: 'regular' } },
  bodyStrong: { value: { fontSize: 'md', lineHeight: 'normal', fontWeight: 'medium' } },
  label: { value: { fontSize: 'sm', lineHeight: 'normal', fontWeight: 'medium' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'normal', fontWeight: 'regular' } },
  code: { value: { fontFamily: 'mono', fontSize: 'sm', lineHeight: 'normal' } },
});
