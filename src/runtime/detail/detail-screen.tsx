import { CommandButtons } from '#runtime/commands/command-buttons.tsx';
import { CommandDialog } from '#runtime/commands/command-dialog.tsx';
import { useCommandController } from '#runtime/commands/use-command-controller.ts';
import { listPath } from '#runtime/links/paths.ts';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import { RelatedSection } from '#runtime/related/related-section.tsx';
import { RemoveAction } from '#runtime/removal/remove-action.tsx';
import type { Resource } from '#schema/resource.ts';
import { EditLink } from './edit-link.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { useRecordController } from './use-record-controller.ts';

interface DetailScreenProps {
  resource: Resource;
  id: string;
}

/** One record: every field of it, what can be done with it, what belongs to it. */
export function DetailScreen({ resource, id }: DetailScreenProps) {
  const { current, title } = useRecordController(resource, id);
  const commands = useCommandController(resource);
  const name = resourceText(resource, 'name');
  return (
    <ScreenFrame
      title={title ?? name}
      trail={[{ label: name, href: listPath(resource) }, { label: title ?? id }]}
      actions={
        current && (
          <>
            <CommandButtons resource={resource} record={current} commands={commands} />
            <EditLink resource={resource} record={current} />
            {resource.endpoints.remove && <RemoveAction resource={resource} record={current} />}
          </>
        )
      }
    >
      <RecordSheet resource={resource} record={current} />
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
      <CommandDialog resource={resource} commands={commands} />
    </ScreenFrame>
  );
}
