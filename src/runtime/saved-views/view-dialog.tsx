import { useEffect, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { CheckboxGroup } from '#kit/checkbox-group/checkbox-group.tsx';
import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import {
  createView,
  removeView,
  type SavedView,
  updateView,
  type ViewDraft,
} from '#lib/queries/saved-views.ts';
import { useAttempts } from '#lib/submission/use-attempts.ts';
import { useEntryForm } from '#lib/submission/use-entry-form.ts';
import { useSingleSubmission } from '#lib/submission/use-single-submission.ts';
import type { Resource } from '#schema/resource.ts';
import { keepViewFocus, useViewReport } from './use-save-view.ts';
import type { SavedViewsControl } from './use-saved-views.ts';

/** What is asked about a view: its name and options, or whether it is to be deleted. */
export type ViewAction = 'create' | 'edit' | 'remove';

/** The props of the dialogs of saved views. */
export interface ViewDialogProps {
  resource: Resource;
  saved: SavedViewsControl;
  action: ViewAction;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog in which a view is saved, changed or deleted. */
export function ViewDialog({ action, ...props }: ViewDialogProps) {
  const t = useTranslate();
  // The dialog keeps its content while it closes.
  const [view] = useState(props.saved.current);
  if (action === 'remove') return view && <RemovalQuestion {...props} view={view} />;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      size="sm"
      title={t(action === 'create' ? 'savedViews.createTitle' : 'savedViews.editTitle')}
      description={action === 'create' ? t('savedViews.createText') : undefined}
      closeLabel={t('common.close')}
      initialFocus={() => document.querySelector<HTMLElement>('[role="dialog"] input')}
    >
      <ViewForm {...props} view={action === 'edit' ? view : undefined} />
    </Dialog>
  );
}

type PartProps = Omit<ViewDialogProps, 'action'>;

/** Asks for the name of a view and who sees it. Without a view, a new one is saved. */
function ViewForm({ resource, saved, view, onOpenChange }: PartProps & { view: SavedView | undefined }) {
  const t = useTranslate();
  const report = useViewReport(resource);
  const options = { shared: t('savedViews.shared'), isDefault: t('savedViews.isDefault') };
  const [ticked, setTicked] = useState<readonly string[]>(
    [view?.shared ? 'shared' : [], view?.isDefault ? 'isDefault' : []].flat(),
  );
  useEffect(() => keepViewFocus, []);
  const attempt = useAttempts((draft: ViewDraft, key) =>
    view === undefined ? createView(resource.name, draft, key) : updateView(view, draft, key),
  );
  const form = useEntryForm({ name: view?.name ?? '' }, async ({ name }) => {
    const search = view?.search ?? saved.state;
    const draft = { search, shared: ticked.includes('shared'), isDefault: ticked.includes('isDefault') };
    const isHere = saved.noteHere();
    try {
      const written = await attempt({ name: name.trim(), ...draft });
      await report.done(written.message ?? t('savedViews.saved'));
      // A changed name leaves the list as it is.
      if (view === undefined && written.view && isHere()) saved.show(written.view);
      onOpenChange(false);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error;
      await report.failed(error);
      onOpenChange(false);
    }
  });
  return (
    <FormLayout requiredNote={t('form.requiredNote')} pending={form.pending} onSubmit={form.onSubmit}>
      <Field label={t('savedViews.name')} required error={form.errors['name']}>
        {(control) => <TextInput {...control} {...form.bind('name')} maxLength={60} />}
      </Field>
      <CheckboxGroup
        legend={t('savedViews.choices')}
        options={Object.entries(options).map(([value, label]) => ({ value, label }))}
        value={ticked}
        onValueChange={setTicked}
      />
      <Button type="submit" size="lg" block loading={form.pending}>
        {t('common.save')}
      </Button>
    </FormLayout>
  );
}

/** Asks before a view is deleted. Then the whole list is shown. */
function RemovalQuestion({ resource, saved, view, open, onOpenChange }: PartProps & { view: SavedView }) {
  const t = useTranslate();
  const report = useViewReport(resource);
  const { pending, take } = useSingleSubmission();
  const attempt = useAttempts((removed: SavedView, key) => removeView(removed, key));
  async function remove() {
    const isHere = saved.noteHere();
    try {
      await report.done((await attempt(view)) ?? t('savedViews.removed'));
      if (isHere()) saved.show(undefined);
    } catch (error) {
      await report.failed(error);
    }
    onOpenChange(false);
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('savedViews.removeTitle')}
      body={t('savedViews.removeText', { name: view.name })}
      cancelLabel={t('common.cancel')}
      confirmLabel={t('common.remove')}
      tone="danger"
      pending={pending}
      notice={view.shared ? t('savedViews.removeShared') : undefined}
      onConfirm={() => take(remove)}
    />
  );
}
