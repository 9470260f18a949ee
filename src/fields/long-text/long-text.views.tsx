import type { Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import type { LongTextField } from './long-text.ts';

const onOneLine = (value: string) => value.trim().replaceAll(/\s+/g, ' ');

/** A cell shows the beginning of the text; a page shows it with its line breaks. */
export const views: Views<LongTextField> = {
  isEmpty: (value) => value.trim() === '',
  format: onOneLine,
  Cell: ({ value }) => (
    <Text overflow="clamp" dir="auto" title={value}>
      {onOneLine(value)}
    </Text>
  ),
  Detail: ({ value }) => (
    <Text as="p" overflow="lines" dir="auto">
      {value.trim()}
    </Text>
  ),
};
