import { useQueries } from '@tanstack/react-query';
import { DateTime } from '#fields/date-time.tsx';
import type { TimelinePoint } from '#kit/timeline/timeline.tsx';
import { formatDateTime, parseInstant } from '#lib/dates/dates.ts';
import { FieldDetail } from '#runtime/record/field-detail.tsx';
import { presentValue } from '#runtime/record/present-field.ts';
import type { RecordId, Resource, StoredRecord } from '#schema/resource.ts';
import type { OwnPoint, PartPoint } from '#schema/timeline.ts';
import { firstRecordQuery } from './first-record.ts';
import { pointLabel } from './timeline-texts.ts';

/** A point, and the record with its time. */
interface Found {
  readonly point: OwnPoint | PartPoint;
  readonly resource: Resource;
  readonly record: StoredRecord;
}

/**
 * Returns the points of a record's timeline by their time; undefined while they are loading. A point without a time is left
 * out, and so is one whose related records cannot be read.
 */
export function useTimeline(
  resource: Resource,
  id: RecordId,
  record: StoredRecord | undefined,
): readonly TimelinePoint[] | undefined {
  const points = resource.timeline ?? [];
  const parts = points.flatMap((point) => {
    const part = point.part === undefined ? undefined : resource.related?.[point.part];
    return part === undefined || point.part === undefined ? [] : [{ point, part }];
  });
  const firsts = useQueries({ queries: parts.map(({ point, part }) => firstRecordQuery(part, point, id)) });
  if (record === undefined || firsts.some(({ isPending }) => isPending)) return undefined;
  const found = points.flatMap((point): Found[] => {
    if (point.part === undefined) return [{ point, resource, record }];
    const first = firsts[parts.findIndex((each) => each.point === point)]?.data;
    return first?.record === undefined ? [] : [{ point, resource: first.resource, record: first.record }];
  });
  return found
    .flatMap((each) => {
      const time = parseInstant(each.record[each.point.at]);
      return time === undefined ? [] : [{ ...each, time }];
    })
    .toSorted((one, other) => one.time.getTime() - other.time.getTime())
    .map(({ time, ...each }) => shownPoint(resource, each, time));
}

function shownPoint(owner: Resource, { point, resource, record }: Found, time: Date): TimelinePoint {
  const shown = (name: string | undefined) =>
    name !== undefined && presentValue(resource, record, name) !== undefined ? (
      <FieldDetail resource={resource} record={record} name={name} />
    ) : undefined;
  return {
    id: point.id,
    label: pointLabel(owner, point.id),
    time: <DateTime value={time.toISOString()} text={formatDateTime(time.toISOString()) ?? ''} />,
    by: shown(point.person),
    note: point.part === undefined ? shown(point.note) : undefined,
    tone: point.tone,
  };
}
