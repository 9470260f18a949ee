import { useState } from 'react';
import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { Field } from '#kit/field/field.tsx';
import { Textarea } from '#kit/textarea/textarea.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { resourceText } from '#runtime/record/labels.ts';
import type { CommandDialogProps } from './command-dialog.tsx';
import { useCommand } from './use-command.ts';
import type { AskedCommand } from './use-command-controller.ts';

/** The question itself, with room for a note where the command takes one. */
export function CommandQuestion({ resource, commands, asked }: CommandDialogProps & { asked: AskedCommand }) {
  const t = useTranslate();
  const [note, setNote] = useState('');
  const { pending, noteError, run } = useCommand(resource, asked, () => commands.setOpen(false));
  const text = (part: string) => resourceText(resource, `commands.${asked.name}.${part}`);
  return (
    <ConfirmDialog
      open={commands.open}
      onOpenChange={commands.setOpen}
      title={t('remove.title')}
      body={text('text')}
      cancelLabel={t('common.cancel')}
      confirmLabel={text('label')}
      tone={asked.command.tone}
      pending={pending}
      onConfirm={() => run(note)}
    >
      {asked.command.note !== undefined && (
        <Field label={t('form.note')} error={noteError}>
          {(control) => (
            <Textarea {...control} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
