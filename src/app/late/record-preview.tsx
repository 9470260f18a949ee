import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HoverCard } from '#kit/hover-card/hover-card.tsx';
import { queryClient } from '#lib/queries/query-client.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { RecordSummary } from '#runtime/record/record-summary.tsx';
import { descriptorQuery } from '#runtime/related/descriptor-query.ts';
import type { Resource } from '#schema/resource.ts';
import type { LinkedRecord } from './linked-record.ts';

/** The props of the preview of a record. */
export interface RecordPreviewProps {
  trigger: HTMLElement;
  linked: LinkedRecord;
  open: boolean;
  onClose: () => void;
  onHold: () => void;
  onLeave: () => void;
}

/** Shows a record in brief beside a link to it. Nothing is shown until it is read, nor if it cannot be read. */
export function RecordPreview(props: RecordPreviewProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <DescribedPreview {...props} />
    </QueryClientProvider>
  );
}

function DescribedPreview(props: RecordPreviewProps) {
  const { data: resource } = useQuery(descriptorQuery(props.linked.resource));
  return resource?.endpoints.one === undefined ? null : <ReadPreview {...props} resource={resource} />;
}

function ReadPreview({ resource, linked, ...card }: RecordPreviewProps & { resource: Resource }) {
  const client = useQueryClient();
  const { data: record } = useQuery({ ...resourceQueries(resource).one(linked.id), enabled: false });
  useEffect(() => {
    void inBackground(() => client.prefetchQuery(resourceQueries(resource).one(linked.id)));
  }, [client, resource, linked.id]);
  const { trigger, onClose } = card;
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (!trigger.isConnected) onClose();
    });
    observer.observe(document.body, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [trigger, onClose]);
  return record === undefined || !trigger.isConnected ? null : (
    <HoverCard {...card}>
      <RecordSummary resource={resource} record={record} />
    </HoverCard>
  );
}
