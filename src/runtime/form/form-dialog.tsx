import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { isFailed, QueryError } from '#runtime/page/query-error.tsx';
import type { Resource } from '#schema/resource.ts';
import { FormFrame } from './form-frame.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { LeaveGuard, LeaveQuestion } from './leave-guard.tsx';
import { ResourceFields } from './resource-fields.tsx';
import { SubmitButtons } from './submit-buttons.tsx';
import { useEditedRecord } from './use-edited-record.ts';
import { useFormController } from './use-form-controller.ts';
import type { FormDialogState } from './use-form-dialog.ts';

interface FormDialogProps {
  resource: Resource;
  dialog: FormDialogState;
}

/**
 * The form of a resource in a dialog, for records without a page. After a new one was saved, the form may go on with the next
 * record. Closing it unsaved asks first.
 */
export function FormDialog({ resource, dialog }: FormDialogProps) {
  return dialog.count === 0 ? null : <OpenDialog key={dialog.count} resource={resource} dialog={dialog} />;
}

/** One opening of the dialog, with a form of its own. */
function OpenDialog({
  resource,
  dialog: { open, record: shown, opener, close, createNext },
}: FormDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const { record, query, waiting } = useEditedRecord(resource, shown, open);
  const continues = useRef(false);
  const leaves = useRef(false);
  const form = useFormController(resource, record, () => (continues.current ? createNext() : close()));
  useCloseOnNavigation(close);

  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => {
        if (opened) return;
        if (form.isDirty()) setAsking(true);
        else close();
      }}
      title={form.title}
      closeLabel={t('common.close')}
      dismissible={!form.pending}
      initialFocus={() => {
        // The question before it closes, and the form with it: a field that got the focus now would be read.
        const { activeElement } = document;
        if (leaves.current && activeElement instanceof HTMLElement) return activeElement;
        return form.element.current?.querySelector<HTMLElement>('input, textarea, button') ?? null;
      }}
      // The dialog of the record before this one is gone, and with it what had the focus.
      finalFocus={() => (opener instanceof HTMLElement ? opener : null)}
      footer={
        <>
          <Button
            variant="outline"
            disabled={form.pending}
            onClick={() => (form.isDirty() ? setAsking(true) : close())}
          >
            {t('common.cancel')}
          </Button>
          <SubmitButtons
            form={form}
            continues={continues}
            offersMore={shown === undefined}
            formId={id}
            disabled={waiting}
          />
        </>
      }
    >
      {waiting ? (
        isFailed(query) ? (
          <QueryError query={query} />
        ) : (
          <FormSkeleton resource={resource} />
        )
      ) : (
        <FormFrame form={form} id={id} autoFocus>
          <ResourceFields form={form} resource={resource} autoFocus={query.isFetched} />
        </FormFrame>
      )}
      <LeaveQuestion
        open={asking}
        confirmLabel={t('form.discard')}
        onStay={() => setAsking(false)}
        onLeave={() => {
          leaves.current = true;
          setAsking(false);
          form.kept.discard();
          close();
        }}
      />
      <LeaveGuard form={form} active={open} ephemeral />
    </Dialog>
  );
}

/** Closes the dialog when the page changes. */
function useCloseOnNavigation(close: () => void) {
  const href = useLocation({ select: (location) => location.href });
  const initialHref = useRef(href);
  useEffect(() => {
    if (href !== initialHref.current) close();
  });
}
