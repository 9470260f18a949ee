import type { ReactNode } from 'react';
import { Alert } from '#kit/alert/alert.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { DraftOffer } from './draft-offer.tsx';
import { FormStatus } from './form-status.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface FormFrameProps {
  form: DraftForm;
  id?: string;
  /** True if the form has the focus when it appears. An offered draft then has it. Default: false. */
  autoFocus?: boolean;
  children: ReactNode;
}

/** The frame of every form: it submits the form, and shows errors for fields that are not on the form. */
export function FormFrame({ form, id, autoFocus = false, children }: FormFrameProps) {
  const t = useTranslate();
  return (
    <FormLayout
      requiredNote={t('form.requiredNote')}
      id={id}
      ref={form.element}
      pending={form.pending}
      onSubmit={(event) => {
        event.preventDefault();
        // React events of a dialog bubble to the form that opened it.
        event.stopPropagation();
        form.submit();
      }}
    >
      <FormStatus form={form} />
      <DraftOffer form={form} autoFocus={autoFocus} />
      {form.unknownErrors.length > 0 && (
        <Alert role="alert" title={t('form.summary')}>
          {form.unknownErrors.join('\n')}
        </Alert>
      )}
      {children}
      <UploadProgress part={form.uploaded} />
      <MergeDialog form={form} />
    </FormLayout>
  );
}
