import { useState } from 'react';
import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { Field } from '#kit/field/field.tsx';
import { Textarea } from '#kit/textarea/textarea.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { resourceText } from '#runtime/record/labels.ts';
import type { Resource } from '#schema/resource.ts';
import type { ChosenCommand, CommandController } from './use-command-controller.ts';
import { useCommandMutation } from './use-command-mutation.ts';

/** The command to confirm, and the state of its dialog. */
export interface CommandQuestionProps {
  resource: Resource;
  commands: CommandController;
  chosen: ChosenCommand;
}

/** The dialog itself, with an input for a note if the command takes one. */
export function CommandQuestion({ resource, commands, chosen }: CommandQuestionProps) {
  const t = useTranslate();
  const [note, setNote] = useState('');
  const { open, setOpen } = commands;
  const close = () => setOpen(false);
  const { pending, waiting, isOver, noteError, run } = useCommandMutation(resource, chosen, open, close);
  const text = (part: string) => resourceText(resource, `commands.${chosen.name}.${part}`);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={t('remove.title')}
      body={text('text')}
      cancelLabel={t('common.cancel')}
      confirmLabel={text('label')}
      tone={chosen.command.tone}
      waiting={waiting}
      blocked={isOver && !pending ? t('form.changedNow') : undefined}
      pending={pending}
      // A dialog that is closing can still be clicked.
      onConfirm={() => open && run(note)}
    >
      {chosen.command.note !== undefined && (
        <Field label={t('form.note')} error={noteError}>
          {(control) => (
            <Textarea {...control} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
