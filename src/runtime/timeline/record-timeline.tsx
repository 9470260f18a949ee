import { Card } from '#kit/card/card.tsx';
import { Timeline } from '#kit/timeline/timeline.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { RecordId, Resource, StoredRecord } from '#schema/resource.ts';
import { useTimeline } from './use-timeline.tsx';

interface RecordTimelineProps {
  resource: Resource;
  id: RecordId;
  /** Undefined during loading. */
  record: StoredRecord | undefined;
}

/** Shows what happened to a record, if its resource declares a timeline and at least one time is known. */
export function RecordTimeline(props: RecordTimelineProps) {
  return props.resource.timeline && <TimelineCard {...props} />;
}

function TimelineCard({ resource, id, record }: RecordTimelineProps) {
  const t = useTranslate();
  const points = useTimeline(resource, id, record);
  if (points?.length === 0) return null;
  return (
    <Card title={t('timeline.title')} data-settling={points === undefined || undefined}>
      <Timeline points={points} />
    </Card>
  );
}
