import { Text } from '#kit/text/text.tsx';

/** A year with the space after it: the time begins there. */
const yearEnd = /(?<=\d{4} )/;

/** An instant in words. If it needs two lines, the time is on the second one. `text` is from `formatDateTime`. */
export function DateTime({ value, text }: { value: string; text: string }) {
  const [day, time] = text.split(yearEnd);
  return (
    <Text as="time" dateTime={value} overflow="nowrap" tabular>
      {day}
      <wbr />
      {time}
    </Text>
  );
}
