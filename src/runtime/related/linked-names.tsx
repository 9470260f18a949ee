import { pathOf } from 'virtual:resources';
import type { DescriptionListEntry } from '#kit/description-list/description-list.tsx';
import { FieldDetail } from '#runtime/record/field-detail.tsx';
import { fieldLabel } from '#runtime/record/labels.ts';
import { presentValue } from '#runtime/record/present-field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

/** Returns the links to the records that a stored record names. A form shows their names only, in its inputs. */
export const linkedNames = (resource: Resource, record: StoredRecord): DescriptionListEntry[] =>
  Object.entries(resource.fields)
    .filter(
      ([name, { link }]) =>
        link && pathOf(link.resource) !== undefined && presentValue(resource, record, name) !== undefined,
    )
    .map(([name]) => ({
      id: `field-${name}`,
      term: fieldLabel(resource, name),
      description: <FieldDetail resource={resource} record={record} name={name} />,
    }));
