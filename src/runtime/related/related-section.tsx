import { withId } from '#lib/api/address.ts';
import { resourceText } from '#runtime/record/labels.ts';
import { RecordDetails } from '#runtime/record/record-details.tsx';
import type { RecordId, Related, Resource, StoredRecord } from '#schema/resource.ts';
import { MissingPart } from './missing-part.tsx';
import { RelatedDetails } from './related-details.tsx';
import { RelatedList } from './related-list.tsx';

interface RelatedSectionProps {
  /** The resource of the page. */
  resource: Resource;
  id: RecordId;
  /** The record of the page; undefined while it is loading. */
  record: StoredRecord | undefined;
  name: string;
  related: Related;
}

const shapes = { list: RelatedList, details: RelatedDetails };

/**
 * Shows related records or a related part under its own title. Its errors do not affect the rest of the page. A part
 * that the record cannot have in its state is not requested.
 */
export function RelatedSection({ resource, id, record, name, related }: RelatedSectionProps) {
  const Shape = shapes[related.shape];
  const title = resourceText(resource, `related.${name}`);
  if (related.exists !== undefined && record === undefined) {
    return <RecordDetails resource={related.resource} record={undefined} title={title} />;
  }
  if (record !== undefined && related.exists?.(record) === false) {
    return <MissingPart title={title} text={resourceText(resource, `absent.${name}`)} />;
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
