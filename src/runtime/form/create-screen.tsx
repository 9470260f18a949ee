import { useState } from 'react';
import { lastListPath } from '#runtime/links/list-return.ts';
import { ScreenFrame } from '#runtime/page/screen-frame.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import type { Resource } from '#schema/resource.ts';
import { ResourceForm } from './resource-form.tsx';

/** The page that creates a record. */
export function CreateScreen({ resource }: { resource: Resource }) {
  const title = resourceText(resource, 'create.title');
  const [saved, setSaved] = useState(0);
  return (
    <ScreenFrame
      title={title}
      width="form"
      trail={[{ label: resourceText(resource, 'name'), href: lastListPath(resource) }, { label: title }]}
    >
      <ResourceForm key={saved} resource={resource} onContinue={() => setSaved(saved + 1)} />
    </ScreenFrame>
  );
}
