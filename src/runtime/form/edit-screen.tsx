import { Card } from '#kit/card/card.tsx';
import { useRecordController } from '#runtime/detail/use-record-controller.ts';
import { History } from '#runtime/history/history.tsx';
import { hasEditPath } from '#runtime/links/edit-path.ts';
import { lastListPath } from '#runtime/links/list-return.ts';
import { recordPath } from '#runtime/links/paths.ts';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import { RelatedLinks } from '#runtime/related/related-links.tsx';
import type { Resource } from '#schema/resource.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { ResourceForm } from './resource-form.tsx';

interface EditScreenProps {
  resource: Resource;
  id: string;
}

/**
 * The page that edits a record, which is read again first. If the record has a page of its own, the breadcrumb links to it.
 * Otherwise this is its page, and leads to the records that it names and to those that belong to it, and shows its history.
 */
export function EditScreen({ resource, id }: EditScreenProps) {
  const { record, title, crumb } = useRecordController(resource, id);
  const heading = resourceText(resource, 'edit.title');
  return (
    <ScreenFrame
      title={heading}
      width="form"
      trail={[
        { label: resourceText(resource, 'name'), href: lastListPath(resource) },
        ...(hasEditPath(resource)
          ? [{ label: crumb, href: recordPath(resource, id, title) }, { label: heading }]
          : [{ label: title ?? heading }]),
      ]}
    >
      {record === undefined ? (
        <Card>
          <FormSkeleton resource={resource} footer />
        </Card>
      ) : (
        <ResourceForm resource={resource} record={record} />
      )}
      {record && !hasEditPath(resource) && (
        <>
          <RelatedLinks resource={resource} id={id} naming={record} />
          <History resource={resource} id={id} />
        </>
      )}
    </ScreenFrame>
  );
}
