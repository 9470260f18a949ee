import { buttonLinkProps } from '#kit/button/button.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { editPath, hasEditPath } from '#runtime/links/edit-path.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { idOf, titleOf } from '#runtime/record/present-field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

interface EditLinkProps {
  resource: Resource;
  record: StoredRecord;
}

/** Links from the page of a record to its form, if the form has a page of its own. */
export function EditLink({ resource, record }: EditLinkProps) {
  const t = useTranslate();
  const id = idOf(record);
  if (id === undefined || !hasEditPath(resource)) return null;
  return (
    <RouterLink
      data-shortcut="e"
      to={editPath(resource, id, titleOf(resource, record))}
      {...buttonLinkProps({ variant: 'outline' })}
    >
      {t('common.edit')}
    </RouterLink>
  );
}
