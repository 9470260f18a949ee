import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { resourceText } from '#runtime/record/labels.ts';
import type { Resource } from '#schema/resource.ts';
import { CommandFields } from './command-fields.tsx';
import type { ChosenCommand, CommandController } from './use-command-controller.ts';
import { useCommandMutation } from './use-command-mutation.ts';

/** The command to confirm, and the state of its dialog. */
export interface CommandQuestionProps {
  resource: Resource;
  commands: CommandController;
  chosen: ChosenCommand;
}

/** The dialog itself, with the inputs of the fields that the command asks for. */
export function CommandQuestion({ resource, commands, chosen }: CommandQuestionProps) {
  const t = useTranslate();
  const { open, setOpen } = commands;
  const close = () => setOpen(false);
  const { asked, pending, waiting, isOver, hasChanged, run } = useCommandMutation(
    resource,
    chosen,
    open,
    close,
  );
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
      notice={hasChanged && !pending ? t('form.changedSince') : undefined}
      pending={pending}
      onConfirm={run}
    >
      {chosen.command.asks && (
        <CommandFields
          resource={resource}
          command={chosen.name}
          asked={asked}
          pending={pending}
          onSubmit={() => !waiting && !isOver && run()}
        />
      )}
    </ConfirmDialog>
  );
}
