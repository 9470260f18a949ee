import type { Views } from '#fields/contract.ts';
import { EmailText } from '#fields/email-text.tsx';
import { linkProps } from '#kit/link/link.tsx';
import { Text } from '#kit/text/text.tsx';
import { enteredEmail } from '#schema/constraints.ts';
import type { EmailField } from './email.ts';

/** Returns the link that writes to an address; undefined if the text is not a plain address. */
export function mailto(value: string): string | undefined {
  return enteredEmail.safeParse(value).success ? `mailto:${value}` : undefined;
}

/** Plain text in a row, which has links of its own; a link on a page. */
export const views: Views<EmailField> = {
  column: () => ({ width: 160, grow: 2, rank: 3 }),
  isEmpty: (value) => value.trim() === '',
  format: (value) => value,
  Cell: ({ value }) => (
    <Text>
      <EmailText address={value} />
    </Text>
  ),
  Detail({ value }) {
    const href = mailto(value);
    if (href === undefined) return <Text>{value}</Text>;
    return (
      <a {...linkProps()} href={href}>
        <EmailText address={value} />
      </a>
    );
  },
  skeleton: [{ width: 'md' }],
};
