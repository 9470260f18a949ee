import { Fragment, type ReactNode } from 'react';
import { viewsOf } from '#fields/views.ts';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Grid } from '#kit/grid/grid.tsx';
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
 * Shows all fields of a record: those of its head, then the others in the declared order. On a wide page, the rows after a
 * picture stand beside it.
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
        {detailBlocks(resource).map(({ banners, width, facts }) => {
          const shown = banners.map((name) => (
            <Banner key={name} {...{ resource, record, name, settling }} />
          ));
          const rows = facts.length > 0 && <Facts {...{ resource, record }} names={facts} />;
          return width === 'half' ? (
            // The rows wait for the picture: below it they would move, beside it they may wrap.
            <Grid key={banners[0]} columns="2" data-in-order>
              {shown}
              <div>{rows}</div>
            </Grid>
          ) : (
            <Fragment key={banners[0] ?? facts[0]}>
              {shown}
              {rows}
            </Fragment>
          );
        })}
      </Stack>
    </Card>
  );
}

interface BannerProps extends Pick<RecordDetailsProps, 'resource' | 'record'> {
  name: string;
  settling: boolean;
}

/** Shows a field without its label. Without a value it is left out: what is beside it takes its width. */
function Banner({ resource, record, name, settling }: BannerProps) {
  if (record !== undefined && presentValue(resource, record, name) === undefined) return null;
  return (
    // It may be missing: what follows it waits for a moment until that is known.
    <div data-settling={settling || undefined}>
      <FieldDetail resource={resource} record={record} name={name} />
    </div>
  );
}

interface FactsProps extends Pick<RecordDetailsProps, 'resource' | 'record'> {
  names: readonly string[];
}

/** Shows fields as rows. Numbers alone are aligned below each other. */
function Facts({ resource, record, names }: FactsProps) {
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
