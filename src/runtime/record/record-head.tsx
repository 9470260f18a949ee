import { DescriptionList } from '#kit/description-list/description-list.tsx';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { headOf } from './detail-blocks.ts';
import { FieldDetail } from './field-detail.tsx';
import { fieldLabel, resourceText } from './labels.ts';

interface RecordHeadProps {
  resource: Resource;
  /** The record; undefined during loading. */
  record: StoredRecord | undefined;
}

/** Shows the fields of a record that one looks for first, side by side. */
export function RecordHead({ resource, record }: RecordHeadProps) {
  const detail = (name: string) => (
    <div key={name}>
      <FieldDetail resource={resource} record={record} name={name} />
    </div>
  );
  return (
    <DescriptionList
      layout="head"
      entries={headOf(resource).map((entry) =>
        typeof entry === 'string'
          ? { id: entry, term: fieldLabel(resource, entry), description: detail(entry) }
          : {
              id: entry.id,
              term: resourceText(resource, `columns.${entry.id}`),
              description: entry.lines.flat().map(detail),
              wide: true,
            },
      )}
    />
  );
}
