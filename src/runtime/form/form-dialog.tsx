import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { Resource } from '#schema/resource.ts';
import { FormFrame } from './form-frame.tsx';
import { LeaveGuard, LeaveQuestion } from './leave-guard.tsx';
import { ResourceFields } from './resource-fields.tsx';
import { useFormController } from './use-form-controller.ts';
import type { FormDialogState } from './use-form-dialog.ts';

interface FormDialogProps {
  resource: Resource;
  dialog: FormDialogState;
}

/** A resource's form in a window over the page, for records without a page of their own. Closed unsaved, it asks. */
export function FormDialog({ resource, dialog }: FormDialogProps) {
  return dialog.count === 0 ? null : <Opened key={dialog.count} resource={resource} dialog={dialog} />;
}

/** One opening, from the empty form (or the record's) to the end of its exit. */
function Opened({ resource, dialog: { open, record, close } }: FormDialogProps) {
  const t = useTranslate();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const form = useFormController(resource, record, close);
  useClosedElsewhere(close);

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
      initialFocus={() => form.element.current?.querySelector<HTMLElement>('input, textarea, button') ?? null}
      footer={
        <>
          <Button
            variant="outline"
            disabled={form.pending}
            onClick={() => (form.isDirty() ? setAsking(true) : close())}
          >
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} loading={form.pending}>
            {form.submitLabel}
          </Button>
        </>
      }
    >
      <FormFrame form={form} id={id}>
        <ResourceFields form={form} resource={resource} record={record} autoFocus={false} />
      </FormFrame>
      <LeaveQuestion
        open={asking}
        confirmLabel={t('form.discard')}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false);
          close();
        }}
      />
      <LeaveGuard isDirty={() => open && form.isDirty()} ephemeral />
    </Dialog>
  );
}

/** A window belongs to the page it was opened over: it does not stay when the page turns into another. */
function useClosedElsewhere(close: () => void) {
  const href = useLocation({ select: (location) => location.href });
  const opened = useRef(href);
  useEffect(() => {
    if (href !== opened.current) close();
  });
}
