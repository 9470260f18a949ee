import type { ViewProps, Views } from '#fields/contract.ts';
import { shorten } from '#fields/shorten.ts';
import { Text } from '#kit/text/text.tsx';
import type { LongTextField } from './long-text.ts';

const onOneLine = (value: string) => value.trim().replaceAll(/\s+/g, ' ');

function Whole({ value }: ViewProps<LongTextField>) {
  return (
    <Text as="p" overflow="lines" dir="auto">
      {value.trim()}
    </Text>
  );
}

/** A cell shows the beginning of the text, unless its field is `whole`; a page shows it with its line breaks. */
export const views: Views<LongTextField> = {
  column: ({ whole }) => ({ width: whole ? 130 : 180, grow: whole ? 2 : 4, rank: whole ? 4 : 1 }),
  isEmpty: (value) => value.trim() === '',
  format: onOneLine,
  Cell: (props) =>
    props.field.whole ? (
      <Whole {...props} />
    ) : (
      <Text dir="auto" title={props.value}>
        {shorten(onOneLine(props.value))}
      </Text>
    ),
  Detail: Whole,
  skeleton: [{ width: 'full' }],
  wide: true,
};
