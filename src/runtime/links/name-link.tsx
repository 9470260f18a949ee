import { resourceEntries } from 'virtual:resource-entries';
import { Link } from '@tanstack/react-router';
import type { NameLink } from '#fields/contract.ts';
import { linkProps } from '#kit/link/link.tsx';
import { recordPath } from './paths.ts';

const nameLink =
  (variant: 'plain' | 'accent'): NameLink =>
  ({ resource, id, name }) => {
    const entry = resourceEntries.find((each) => each.name === resource);
    return entry === undefined ? undefined : (
      <Link
        to={recordPath({ name: resource, path: entry.path.slice(1) }, id, name)}
        title={name}
        {...linkProps({ variant })}
      >
        {name}
      </Link>
    );
  };

/** The links to records: plain text in tables until the pointer reaches them, visible links on pages. */
export const nameLinks = { cell: nameLink('plain'), detail: nameLink('accent') };
