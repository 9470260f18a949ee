import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { buttonLinkProps } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { FormFooter } from '#kit/form-layout/form-layout.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { lastListPath } from '#runtime/links/list-return.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { useIfHere } from '#runtime/links/use-if-here.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { FormFrame } from './form-frame.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ResourceFields } from './resource-fields.tsx';
import { SubmitButtons } from './submit-buttons.tsx';
import { useFormController } from './use-form-controller.ts';

interface ResourceFormProps {
  resource: Resource;
  /** The record to edit; none to create one. */
  record?: StoredRecord;
  /** Shows an empty form after the record was saved. Default: a saved form always leads to the list. */
  onContinue?: () => void;
}

/**
 * The form of a resource on its own page. After saving, it goes back to the list, or on with the next record. Leaving it
 * unsaved asks first.
 */
export function ResourceForm({ resource, record, onContinue }: ResourceFormProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const continues = useRef(false);
  const leave = useIfHere(() => {
    if (continues.current) onContinue?.();
    else void navigate({ to: lastListPath(resource) });
  });
  const form = useFormController(resource, record, leave);
  return (
    <Card>
      <FormFrame form={form} autoFocus={record === undefined}>
        <ResourceFields form={form} resource={resource} autoFocus={record === undefined} />
        <FormFooter>
          <RouterLink to={lastListPath(resource)} {...buttonLinkProps({ variant: 'outline' })}>
            {t('common.cancel')}
          </RouterLink>
          <SubmitButtons form={form} continues={continues} offersMore={onContinue !== undefined} />
        </FormFooter>
      </FormFrame>
      <LeaveGuard form={form} />
    </Card>
  );
}
