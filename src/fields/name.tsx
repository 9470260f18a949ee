import { Text } from '#kit/text/text.tsx';
import type { NameLink } from './contract.ts';

interface NameProps {
  name: string;
  /** The path of the screens that show such records. */
  page: string | undefined;
  /** Whose name it is, as it came: nothing is linked to without an identity. */
  id: unknown;
  link: NameLink | undefined;
}

/** The name of another record: the way to its page, where there is one. */
export function Name({ name, page, id, link }: NameProps) {
  const isId = typeof id === 'string' || typeof id === 'number';
  if (link !== undefined && page !== undefined && isId) return link({ page, id, name });
  return (
    <Text overflow="clamp" title={name}>
      {name}
    </Text>
  );
}
