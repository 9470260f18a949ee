import { Link } from '@tanstack/react-router';
import type { NameLink } from '#fields/contract.ts';
import { linkProps } from '#kit/link/link.tsx';
import { recordPath } from './paths.ts';

const nameLink =
  (look: 'plain' | 'accent'): NameLink =>
  ({ page, id, name }) => (
    <Link to={recordPath({ name: page, path: page }, id, name)} title={name} {...linkProps({ look })}>
      {name}
    </Link>
  );

/** In a table a name is text until it is approached; on a page it is seen to lead somewhere. */
export const nameLinks = { cell: nameLink('plain'), detail: nameLink('accent') };
