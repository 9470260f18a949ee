import { pathOf } from 'virtual:resources';
import type { NameLink } from '#fields/contract.ts';
import { linkProps } from '#kit/link/link.tsx';
import { rowLink } from '#kit/table/row-link.ts';
import { recordPath } from './paths.ts';
import { recordLink } from './record-link.ts';
import { RouterLink } from './router-link.tsx';

const nameLink =
  (attributes?: typeof rowLink): NameLink =>
  ({ resource, id, name }) => {
    const path = pathOf(resource);
    return path === undefined ? undefined : (
      <RouterLink
        {...recordLink}
        to={recordPath({ name: resource, path: path.slice(1) }, id, name)}
        {...attributes}
        {...linkProps({ variant: 'quiet' })}
      >
        {name}
      </RouterLink>
    );
  };

/** The links to records, which look the same in a row and on a page. A click in a row opens that in its title. */
export const nameLinks = { name: nameLink(), title: nameLink(rowLink) };
