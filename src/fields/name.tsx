import { Text } from '#kit/text/text.tsx';
import type { Link } from '#schema/field.ts';
import type { NameLink } from './contract.ts';

interface NameProps {
  name: string;
  /** The link of the field; undefined if the name is not linked. */
  target: Link | undefined;
  /** The id of the record. A record without one is not linked. */
  id: unknown;
  link: NameLink | undefined;
}

/** The name of another record, linked to its page if there is one. */
export function Name({ name, target, id, link }: NameProps) {
  const linked =
    target !== undefined && (typeof id === 'string' || typeof id === 'number')
      ? link?.({ resource: target.resource, id, name })
      : undefined;
  return linked ?? <Text>{name}</Text>;
}
