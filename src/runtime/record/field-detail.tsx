import { nameLinks } from '#runtime/links/name-link.tsx';
import { type FieldViewProps, fieldView } from './field-cell.tsx';

/** Shows a field on the page of its record; during loading, the shapes of its value. */
export function FieldDetail(props: Omit<FieldViewProps, 'below'>) {
  return fieldView('Detail', props, nameLinks.name);
}
