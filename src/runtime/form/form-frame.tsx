import type { ReactNode } from 'react';
import { Alert } from '#kit/alert/alert.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { DraftForm } from './use-draft-form.ts';

/** What every form has: sending it, and at its head what was refused of fields that it does not have. */
export function FormFrame({ form, id, children }: { form: DraftForm; id?: string; children: ReactNode }) {
  const t = useTranslate();
  return (
    <FormLayout
      id={id}
      ref={form.element}
      pending={form.pending}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog is no part of the one that the dialog was opened from.
        event.stopPropagation();
        form.submit();
      }}
    >
      {form.unknownErrors.length > 0 && (
        <Alert role="alert" title={t('form.summary')}>
          {form.unknownErrors.join('\n')}
        </Alert>
      )}
      {children}
    </FormLayout>
  );
}
