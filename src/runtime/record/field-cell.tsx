import type { ReactNode } from 'react';
import { Absent } from '#fields/absent.tsx';
import type { Describe, NameLink } from '#fields/contract.ts';
import { viewsOf } from '#fields/views.ts';
import { Skeletons } from '#kit/skeleton/skeleton.tsx';
import { nameLinks } from '#runtime/links/name-link.tsx';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { choiceLabel } from './labels.ts';
import { fieldOf, presentValue, titleOf } from './present-field.ts';

/** Describes another resource. Only views that need it load the code. */
const describeResource: Describe = async (name) =>
  (await import('./describe-resource.ts')).describeResource(name);

/** The props of a field of a record. */
export interface FieldViewProps {
  resource: Resource;
  /** Undefined during loading. */
  record: StoredRecord | undefined;
  name: string;
  /** What a view with a picture shows below its text. Default: nothing. */
  below?: ReactNode;
}

/**
 * Shows a field of a record with one of the views of its kind; during loading, the shapes of its value. Its name is its key
 * among others.
 */
export function fieldView(
  view: 'Cell' | 'Detail',
  { resource, record, name, below }: FieldViewProps,
  link?: NameLink,
): ReactNode {
  const field = fieldOf(resource, name);
  const { [view]: View, Missing = Absent, skeleton, cellSkeleton = () => skeleton } = viewsOf(field);
  if (record === undefined)
    return <Skeletons key={name} of={view === 'Cell' ? cellSkeleton(field) : skeleton} />;
  const value = presentValue(resource, record, name);
  const context = {
    field,
    labelOf: choiceLabel(resource, name),
    title: titleOf(resource, record),
    link,
    describeResource,
    restrictedTo: resource.endpoints.list.query,
  };
  return value === undefined ? (
    <Missing key={name} {...context} />
  ) : (
    <View key={name} {...context} value={value} below={below} />
  );
}

interface FieldCellProps extends FieldViewProps {
  /** True if the names of other records are not links. Default: false. */
  plain?: boolean;
}

/** Shows a field of a record in a table. A function, not a component: a list has hundreds of cells. */
export const fieldCell = ({ plain, ...props }: FieldCellProps) =>
  fieldView(
    'Cell',
    props,
    plain ? undefined : nameLinks[props.name === props.resource.title ? 'title' : 'name'],
  );
