import { Absent } from '#fields/absent.tsx';
import type { Describe } from '#fields/contract.ts';
import { viewsOf } from '#fields/views.ts';
import { Skeletons } from '#kit/skeleton/skeleton.tsx';
import { nameLinks } from '#runtime/links/name-link.tsx';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { choiceLabel } from './labels.ts';
import { fieldOf, presentValue } from './present-field.ts';

/** Describes another resource. Only views that need it load the code. */
const describeResource: Describe = async (name) =>
  (await import('./describe-resource.ts')).describeResource(name);

interface FieldViewProps {
  resource: Resource;
  record: StoredRecord;
  name: string;
}

interface FieldCellProps extends FieldViewProps {
  /** The title of the record, for a field whose label must contain this title. */
  title?: string | undefined;
  /** True if the names of other records are not links. Default: false. */
  plain?: boolean;
}

/** Shows a field of a record in a table. */
export function FieldCell({ resource, record, name, title, plain = false }: FieldCellProps) {
  const field = fieldOf(resource, name);
  const value = presentValue(resource, record, name);
  const { Cell, Missing = Absent } = viewsOf(field);
  const context = {
    field,
    labelOf: choiceLabel(resource, name),
    title,
    link: plain ? undefined : nameLinks[name === resource.title ? 'title' : 'cell'],
    describeResource,
    selection: resource.endpoints.list.query,
  };
  return value === undefined ? <Missing {...context} /> : <Cell {...context} value={value} />;
}

interface FieldDetailProps extends Omit<FieldViewProps, 'record'> {
  /** Undefined during loading. */
  record: StoredRecord | undefined;
}

/** Shows a field on the page of its record; during loading, the shapes of its value. */
export function FieldDetail({ resource, record, name }: FieldDetailProps) {
  const field = fieldOf(resource, name);
  if (record === undefined) return <Skeletons of={viewsOf(field).skeleton} />;
  const value = presentValue(resource, record, name);
  const { Detail, Missing = Absent } = viewsOf(field);
  const context = { field, labelOf: choiceLabel(resource, name), link: nameLinks.detail, describeResource };
  return value === undefined ? <Missing {...context} /> : <Detail {...context} value={value} />;
}
