import type { ReactNode } from 'react';
import { viewsOf } from '#fields/views.ts';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { FieldDetail } from '#runtime/record/field-cell.tsx';
import { fieldLabel } from '#runtime/record/labels.ts';
import { fieldOf, presentValue } from '#runtime/record/present-field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

interface RecordDetailsProps {
  resource: Resource;
  /** The record; undefined during loading. */
  record: StoredRecord | undefined;
  title?: string | undefined;
  actions?: ReactNode;
}

/** Shows all fields of a record in the declared order: rows, and between them the fields that take the whole width. */
export function RecordDetails({ resource, record, title, actions }: RecordDetailsProps) {
  return (
    <Card title={title} actions={actions} aria-busy={record === undefined}>
      <Stack gap="4">
        {blocksOf(resource).map((names) =>
          isBanner(resource, names[0] ?? '') ? (
            <Banner key={names[0]} resource={resource} record={record} names={names} />
          ) : (
            <Facts key={names[0]} resource={resource} record={record} names={names} />
          ),
        )}
      </Stack>
    </Card>
  );
}

interface BlockProps {
  resource: Resource;
  record: StoredRecord | undefined;
  names: readonly string[];
}

/** Shows fields over the whole width. A field without a value is left out. */
function Banner({ resource, record, names }: BlockProps) {
  return names
    .filter((name) => record !== undefined && presentValue(resource, record, name) !== undefined)
    .map((name) => <FieldDetail key={name} resource={resource} record={record ?? {}} name={name} />);
}

/** Shows fields as rows. Numbers alone are aligned below each other. */
function Facts({ resource, record, names }: BlockProps) {
  const figures = names.every((name) => viewsOf(fieldOf(resource, name)).align === 'end');
  return (
    <DescriptionList
      layout={figures ? 'figures' : 'rows'}
      entries={names.map((name) => ({
        id: name,
        term: fieldLabel(resource, name),
        description:
          record === undefined ? (
            <Skeleton />
          ) : (
            <FieldDetail resource={resource} record={record} name={name} />
          ),
      }))}
    />
  );
}

/** Groups the fields in their order: each block has either banners or rows. */
function blocksOf(resource: Resource): string[][] {
  const blocks: string[][] = [];
  for (const name of detailFields(resource)) {
    const last = blocks.at(-1);
    const alike = last?.[0] !== undefined && isBanner(resource, last[0]) === isBanner(resource, name);
    if (alike) last.push(name);
    else blocks.push([name]);
  }
  return blocks;
}

function isBanner(resource: Resource, name: string): boolean {
  return viewsOf(fieldOf(resource, name)).banner === true;
}

function detailFields(resource: Resource): readonly string[] {
  if (resource.detail !== undefined) return resource.detail;
  return Object.keys(resource.fields).filter((name) => resource.fields[name]?.access !== 'writeOnly');
}
