import { withId } from '#lib/api/address.ts';
import { RecordDetails } from '#runtime/record/record-details.tsx';
import type { RecordId, RelatedPart, Resource, StoredRecord } from '#schema/resource.ts';
import { MissingPart } from './missing-part.tsx';
import { FilteredRecords } from './related-by-filter.tsx';
import { RelatedDetails } from './related-details.tsx';
import { RelatedList } from './related-list.tsx';
import { absentText, relatedTitle } from './related-texts.ts';

interface RelatedSectionProps {
  /** The resource of the page. */
  resource: Resource;
  id: RecordId;
  /** The record of the page; undefined while it is loading. */
  record: StoredRecord | undefined;
  name: string;
  related: RelatedPart;
}

const shapes = { list: RelatedList, details: RelatedDetails };

/**
 * Shows a related part under its own title. Its errors do not affect the rest of the page. A part
 * that the record cannot have in its state is not requested.
 */
export function RelatedSection({ resource, id, record, name, related }: RelatedSectionProps) {
  const title = relatedTitle(resource, name);
  const prefix = `${name}-`;
  if (record !== undefined && related.mayExist?.(record) === false)
    return <MissingPart title={title} text={absentText(resource, name)} />;
  if ('of' in related)
    return related.shape === 'link' ? null : (
      <FilteredRecords id={id} related={related} title={title} prefix={prefix} />
    );
  if (related.mayExist !== undefined && record === undefined)
    return <RecordDetails resource={related.resource} record={undefined} title={title} />;
  const Shape = shapes[related.shape];
  return (
    <Shape
      resource={related.resource}
      path={withId(related.path, id)}
      title={title}
      prefix={prefix}
      without={related.without}
    />
  );
}
