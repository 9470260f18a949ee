import { Link } from '@tanstack/react-router';
import { buttonLinkProps } from '#kit/button/button.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { editPath, hasEditPath } from '#runtime/links/edit-path.ts';
import { idOf, titleOf } from '#runtime/record/present-field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

interface EditLinkProps {
  resource: Resource;
  record: StoredRecord;
}

/** The way from a record's page to its form, where there is one. */
export function EditLink({ resource, record }: EditLinkProps) {
  const t = useTranslate();
  const id = idOf(record);
  if (id === undefined || !hasEditPath(resource)) return null;
  return (
    <Link to={editPath(resource, id, titleOf(resource, record))} {...buttonLinkProps({ variant: 'outline' })}>
      {t('common.edit')}
    </Link>
  );
}
