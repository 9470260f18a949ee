import { pathOf } from 'virtual:resources';
import type { NameLink } from '#fields/contract.ts';
import { linkProps } from '#kit/link/link.tsx';
import { rowLink } from '#kit/table/row-link.ts';
import { recordPath } from './paths.ts';
import { recordLink } from './record-link.ts';
import { RouterLink } from './router-link.tsx';

const nameLink =
  (variant: 'quiet' | 'accent', attributes?: typeof rowLink): NameLink =>
  ({ resource, id, name }) => {
    const path = pathOf(resource);
    return path === undefined ? undefined : (
      <RouterLink
        {...recordLink}
        to={recordPath({ name: resource, path: path.slice(1) }, id, name)}
        {...attributes}
        {...linkProps({ variant })}
      >
        {name}
      </RouterLink>
    );
  };

/** The links to records: quiet ones in tables, which have many, and coloured ones on pages. That in a title opens its row. */
export const nameLinks = {
  cell: nameLink('quiet'),
  title: nameLink('quiet', rowLink),
  detail: nameLink('accent'),
};
