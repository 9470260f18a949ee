import type { ReactNode } from 'react';
import { viewsOf } from '#fields/views.ts';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { detailBlocks, detailLines, headOf } from './detail-blocks.ts';
import { FieldDetail } from './field-detail.tsx';
import { fieldLabel } from './labels.ts';
import { fieldOf, presentValue } from './present-field.ts';
import { RecordHead } from './record-head.tsx';
import { useBriefly } from './use-briefly.ts';

interface RecordDetailsProps {
  resource: Resource;
  /** The record; undefined during loading. */
  record: StoredRecord | undefined;
  title?: string | undefined;
  actions?: ReactNode;
}

/**
 * Shows all fields of a record: those of its head, then the others in the declared order. Fields that take the whole width
 * stand between the rows of the others.
 */
export function RecordDetails({ resource, record, title, actions }: RecordDetailsProps) {
  const loading = record === undefined;
  const settling = useBriefly(loading);
  return (
    <Card title={title} actions={actions} aria-busy={loading} data-settling={loading || undefined}>
      <Stack gap="4">
        {headOf(resource).length > 0 && (
          // Its values may wrap.
          <div data-settling={settling || undefined}>
            <RecordHead resource={resource} record={record} />
          </div>
        )}
        {detailBlocks(resource).map(({ names, isBanner }) =>
          isBanner ? (
            <Banner key={names[0]} {...{ resource, record, names, settling }} />
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
function Banner({ resource, record, names, settling }: BlockProps & { settling: boolean }) {
  const shown = names.filter(
    (name) => record === undefined || presentValue(resource, record, name) !== undefined,
  );
  return shown.map((name) => (
    // It may be missing: what follows it waits for a moment until that is known.
    <div key={name} data-settling={settling || undefined}>
      <FieldDetail resource={resource} record={record} name={name} />
    </div>
  ));
}

/** Shows fields as rows. Numbers alone are aligned below each other. */
function Facts({ resource, record, names }: BlockProps) {
  const figures = names.every((name) => viewsOf(fieldOf(resource, name)).align === 'end');
  return (
    <DescriptionList
      layout={figures ? 'figures' : 'columns'}
      entries={detailLines(resource, names).map(({ name, wide }) => ({
        id: name,
        term: fieldLabel(resource, name),
        description: <FieldDetail resource={resource} record={record} name={name} />,
        wide,
      }))}
    />
  );
}
