import type { ReactNode } from 'react';
import { linkProps } from '#kit/link/link.tsx';
import { rowLink } from '#kit/table/row-link.ts';
import { openPath } from '#runtime/links/paths.ts';
import { recordLink } from '#runtime/links/record-link.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { fieldCell } from './field-cell.tsx';
import { idOf, titleOf } from './present-field.ts';

interface RowCellProps {
  resource: Resource;
  /** Undefined during loading. */
  record: StoredRecord | undefined;
  name: string;
  /** What a view with a picture shows below its text. Default: nothing. */
  below?: ReactNode;
}

/** Shows a field in a row, as `fieldCell` does. The title is a link to the page of the record, if it has one, which the whole row opens. */
export function rowCell(props: RowCellProps) {
  const { resource, record, name } = props;
  const [id, title] = record && name === resource.title ? [idOf(record), titleOf(resource, record)] : [];
  const to = id === undefined || title === undefined ? undefined : openPath(resource, id, title);
  // A title that names another record leads there, and so does its row.
  if (to === undefined || resource.fields[name]?.link !== undefined) return fieldCell(props);
  return (
    <RouterLink
      key={name}
      to={to}
      dir="auto"
      {...recordLink}
      {...rowLink}
      {...linkProps({ variant: 'quiet' })}
    >
      {title}
    </RouterLink>
  );
}
