import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { commandTitle, useQuestionParts } from '#runtime/questions/question-parts.tsx';
import { resourceText } from '#runtime/record/labels.ts';
import { inverseOf } from '#runtime/undo/inverse-write.ts';
import type { Resource } from '#schema/resource.ts';
import { CommandFields } from './command-fields.tsx';
import type { ChosenCommand, CommandController } from './use-command-controller.ts';
import { useCommandMutation } from './use-command-mutation.ts';

const proofDialog = lazyComponent(
  async () => (await import('#runtime/factors/proof-dialog.tsx')).ProofDialog,
);

/** The command to confirm, and the state of its dialog. */
export interface CommandQuestionProps {
  resource: Resource;
  commands: CommandController;
  chosen: ChosenCommand;
}

/**
 * The dialog itself, with the inputs of the fields that the command asks for. If the service requires a proof of identity,
 * the dialog of the proof replaces it until the proof is given.
 */
export function CommandQuestion({ resource, commands, chosen }: CommandQuestionProps) {
  const t = useTranslate();
  const { open, setOpen } = commands;
  const command = useCommandMutation(resource, chosen, commands);
  const { record, asked, pending, waiting, blocked, hasChanged, changes, confirm, proof } = command;
  const final = inverseOf(chosen.command, record ?? chosen.record) === undefined;
  const parts = useQuestionParts({ resource, record, action: chosen.name, final });
  const text = (part: string) => resourceText(resource, `commands.${chosen.name}.${part}`);
  const Proof = useLazyComponent(proofDialog, proof !== undefined);
  if (proof !== undefined)
    return (
      Proof && (
        <Proof
          open={open}
          proof={proof}
          onClose={command.cancelProof}
          onProved={command.continueAfterProof}
        />
      )
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={commandTitle(resource, chosen.name, text('label'))}
      body={text('text')}
      cancelLabel={t('common.cancel')}
      confirmLabel={text('label')}
      tone={chosen.command.tone}
      waiting={waiting}
      blocked={pending ? undefined : blocked}
      notice={hasChanged && !pending ? t('form.changedSince') : undefined}
      details={changes}
      pending={pending}
      {...parts}
      onConfirm={confirm}
    >
      {chosen.command.asks && (
        <CommandFields
          resource={resource}
          command={chosen.name}
          asked={asked}
          pending={pending}
          onSubmit={() => !waiting && blocked === undefined && confirm()}
        />
      )}
    </ConfirmDialog>
  );
}
