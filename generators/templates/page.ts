/** Returns the code of a page for the records of a resource. */
export const pageFile = (page: string) => `import { RecordDetails } from '#runtime/record/record-details.tsx';
import { useRecordController } from '#runtime/detail/use-record-controller.ts';
import { listPath } from '#runtime/links/paths.ts';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import { RemoveAction } from '#runtime/removal/remove-action.tsx';
import type { Resource } from '#schema/resource.ts';

interface ${page}Props {
  resource: Resource;
  id: string;
}

/** The page of one record. */
export function ${page}({ resource, id }: ${page}Props) {
  const { current, title } = useRecordController(resource, id);
  const list = resourceText(resource, 'name');
  return (
    <ScreenFrame
      title={title ?? list}
      trail={[{ label: list, href: listPath(resource) }, { label: title ?? id }]}
      actions={current && resource.endpoints.remove && <RemoveAction resource={resource} record={current} />}
    >
      <RecordDetails resource={resource} record={current} />
    </ScreenFrame>
  );
}
`;
