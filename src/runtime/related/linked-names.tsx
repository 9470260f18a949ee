import { pathOf } from 'virtual:resources';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { FieldDetail } from '#runtime/record/field-detail.tsx';
import { fieldLabel } from '#runtime/record/labels.ts';
import { presentValue } from '#runtime/record/present-field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

interface LinkedNamesProps {
  resource: Resource;
  record: StoredRecord;
}

/** Leads to the records that a stored record names. A form shows their names only, in its inputs. */
export function LinkedNames({ resource, record }: LinkedNamesProps) {
  const named = Object.entries(resource.fields).flatMap(([name, { link }]) =>
    link !== undefined &&
    pathOf(link.resource) !== undefined &&
    presentValue(resource, record, name) !== undefined
      ? [name]
      : [],
  );
  return named.length === 0 ? null : (
    <Card>
      <DescriptionList
        entries={named.map((name) => ({
          id: name,
          term: fieldLabel(resource, name),
          description: <FieldDetail resource={resource} record={record} name={name} />,
        }))}
      />
    </Card>
  );
}
