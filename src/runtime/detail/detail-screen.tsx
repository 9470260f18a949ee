import { CommandDialog } from '#runtime/commands/command-dialog.tsx';
import { PageCommands } from '#runtime/commands/page-commands.tsx';
import { useCommandController } from '#runtime/commands/use-command-controller.ts';
import { History } from '#runtime/history/history.tsx';
import { lastListPath } from '#runtime/links/list-return.ts';
import { QueryErrorCard } from '#runtime/page/query-error.tsx';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import { RecordDetails } from '#runtime/record/record-details.tsx';
import { RelatedLinks } from '#runtime/related/related-links.tsx';
import { RelatedSection } from '#runtime/related/related-section.tsx';
import { RemoveAction } from '#runtime/removal/remove-action.tsx';
import { RecordTimeline } from '#runtime/timeline/record-timeline.tsx';
import type { Resource } from '#schema/resource.ts';
import { EditLink } from './edit-link.tsx';
import { useRecordController } from './use-record-controller.ts';

interface DetailScreenProps {
  resource: Resource;
  id: string;
}

/** The page of one record: its fields, its actions and its related records. */
export function DetailScreen({ resource, id }: DetailScreenProps) {
  const { current, failed, title, crumb, waiting } = useRecordController(resource, id);
  const commands = useCommandController(resource);
  const name = resourceText(resource, 'name');
  return (
    <ScreenFrame
      title={title ?? name}
      trail={[{ label: name, href: lastListPath(resource) }, { label: crumb }]}
      waiting={waiting}
      actions={
        current && (
          <>
            <PageCommands resource={resource} record={current} commandsOf={commands.of} />
            <EditLink resource={resource} record={current} />
            {resource.endpoints.remove && <RemoveAction resource={resource} record={current} />}
          </>
        )
      }
    >
      {failed && <QueryErrorCard query={failed} />}
      <RecordDetails resource={resource} record={current} />
      <RecordTimeline resource={resource} id={id} record={current} />
      <RelatedLinks resource={resource} id={id} />
      {Object.entries(resource.related ?? {}).map(([part, related]) => (
        <RelatedSection
          key={part}
          resource={resource}
          id={id}
          record={current}
          name={part}
          related={related}
        />
      ))}
      <History resource={resource} id={id} />
      <CommandDialog resource={resource} commands={commands} />
    </ScreenFrame>
  );
}
