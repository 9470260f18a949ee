import { Link, useNavigate } from '@tanstack/react-router';
import { Button, buttonLinkProps } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { FormFooter } from '#kit/form-layout/form-layout.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { lastListPath } from '#runtime/links/list-return.ts';
import { useIfMounted } from '#runtime/links/use-if-mounted.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { FormFrame } from './form-frame.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ResourceFields } from './resource-fields.tsx';
import { useFormController } from './use-form-controller.ts';

interface ResourceFormProps {
  resource: Resource;
  /** The record to edit; none to create one. */
  record?: StoredRecord;
}

/** The form of a resource on its own page. After saving, it goes back to the list. Leaving it unsaved asks first. */
export function ResourceForm({ resource, record }: ResourceFormProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const toList = useIfMounted(() => void navigate({ to: lastListPath(resource) }));
  const form = useFormController(resource, record, toList);
  return (
    <Card>
      <FormFrame form={form}>
        <ResourceFields form={form} resource={resource} record={record} autoFocus={record === undefined} />
        <FormFooter>
          <Link to={lastListPath(resource)} {...buttonLinkProps({ variant: 'outline' })}>
            {t('common.cancel')}
          </Link>
          <Button type="submit" loading={form.pending}>
            {form.submitLabel}
          </Button>
        </FormFooter>
      </FormFrame>
      <LeaveGuard isDirty={form.isDirty} onLeave={form.kept.discard} />
    </Card>
  );
}
