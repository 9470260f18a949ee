import type { Views } from '#fields/contract.ts';
import { linkProps } from '#kit/link/link.tsx';
import { Text } from '#kit/text/text.tsx';
import { formatPhone, type PhoneField } from './phone.ts';

const dialled = /^\+?\d{3,15}$/;

/**
 * Returns the link that calls a number; undefined if the text is not a number. The zero in brackets behind the code of a country is
 * dialled only inside that country.
 */
export function tel(value: string): string | undefined {
  const number = value.replace(/^(\s*(?:\+|00)[\s\d]*)\(0\)/, '$1').replaceAll(/[\s.()/-]/g, '');
  return dialled.test(number) ? `tel:${number}` : undefined;
}

/** Plain text in a row, which has links of its own; a link on a page. */
export const views: Views<PhoneField> = {
  column: () => ({ width: 132, grow: 1, rank: 3 }),
  isEmpty: (value) => value.trim() === '',
  format: formatPhone,
  Cell: ({ value }) => <Text tabular>{formatPhone(value)}</Text>,
  Detail({ value }) {
    const href = tel(value);
    if (href === undefined) return <Text>{value}</Text>;
    return (
      <a {...linkProps()} href={href}>
        <Text overflow="nowrap" tabular>
          {formatPhone(value)}
        </Text>
      </a>
    );
  },
  skeleton: [{ width: 'md' }],
};
