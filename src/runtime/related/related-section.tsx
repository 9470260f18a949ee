import { withId } from '#lib/api/address.ts';
import { RecordSheet } from '#runtime/detail/record-sheet.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import type { RecordId, Related, Resource, StoredRecord } from '#schema/resource.ts';
import { AbsentPart } from './absent-part.tsx';
import { RelatedList } from './related-list.tsx';
import { RelatedSheet } from './related-sheet.tsx';

interface RelatedSectionProps {
  /** The resource of the page. */
  resource: Resource;
  id: RecordId;
  /** The record of the page; undefined while it is on its way. */
  record: StoredRecord | undefined;
  name: string;
  related: Related;
}

const shapes = { list: RelatedList, sheet: RelatedSheet };

/**
 * What belongs to a record, under its own title. A failure of it leaves the rest of the page as it is; what the record
 * is in no state to have is not asked for.
 */
export function RelatedSection({ resource, id, record, name, related }: RelatedSectionProps) {
  const Shape = shapes[related.shape];
  const title = resourceText(resource, `related.${name}`);
  if (related.exists !== undefined && record === undefined) {
    return <RecordSheet resource={related.resource} record={undefined} title={title} />;
  }
  if (record !== undefined && related.exists?.(record) === false) {
    return <AbsentPart title={title} text={resourceText(resource, `absent.${name}`)} />;
  }
  return (
    <Shape
      resource={related.resource}
      path={withId(related.path, id)}
      title={title}
      prefix={`${name}-`}
      without={related.without}
    />
  );
}
