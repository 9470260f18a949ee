import { viewsOf } from '#fields/views.ts';
import { Skeletons } from '#kit/skeleton/skeleton.tsx';
import { nameLinks } from '#runtime/links/name-link.tsx';
import type { StoredRecord } from '#schema/resource.ts';
import { type FieldViewProps, fieldView } from './field-cell.tsx';
import { fieldOf } from './present-field.ts';

interface FieldDetailProps extends Omit<FieldViewProps, 'record' | 'below'> {
  /** Undefined during loading. */
  record: StoredRecord | undefined;
}

/** Shows a field on the page of its record; during loading, the shapes of its value. */
export function FieldDetail({ record, ...props }: FieldDetailProps) {
  if (record !== undefined) return fieldView('Detail', { ...props, record }, nameLinks.name);
  return <Skeletons of={viewsOf(fieldOf(props.resource, props.name)).skeleton} />;
}
