import { useId } from 'react';
import { ConfirmDialog } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { countedText } from '#lib/i18n/sentences.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { CommandFields } from '#runtime/commands/command-fields.tsx';
import { useAskedFields } from '#runtime/commands/use-asked-fields.ts';
import { commandTitle, consequencesOf } from '#runtime/questions/question-parts.tsx';
import { inverseOf } from '#runtime/undo/inverse-write.ts';
import type { Resource } from '#schema/resource.ts';
import { BulkSubject } from './bulk-subject.tsx';
import type { ChosenAction } from './bulk-types.ts';

interface BulkQuestionProps {
  resource: Resource;
  chosen: ChosenAction;
  open: boolean;
  onClose: () => void;
  /** Called with what the user entered, once for all records. */
  onConfirm: (entered: Readonly<Record<string, unknown>>) => void;
}

/** The one question before something is done with several records. */
export function BulkQuestion({ resource, chosen, open, onClose, onConfirm }: BulkQuestionProps) {
  const t = useTranslate();
  const subjectId = useId();
  const { action, records, skipped } = chosen;
  const asked = useAskedFields(action.command?.asks ?? {});
  const numbered = (count: number) => ({ count, number: formatInteger(count) ?? '' });
  const own = countedText(`questions.many.${resource.name}.${action.name}`, records.length);

  const { command } = action;
  const isFinal = command === undefined || records.every((each) => inverseOf(command, each) === undefined);
  // A dialog that is closing can still be clicked.
  function confirm() {
    const entered = open ? asked.read() : undefined;
    if (entered !== undefined) onConfirm(entered);
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(opened) => {
        if (!opened) onClose();
      }}
      title={
        action.command === undefined
          ? t('remove.title')
          : commandTitle(resource, action.name, action.label, records.length)
      }
      body={own ?? t('bulk.question', { action: action.label, ...numbered(records.length) })}
      cancelLabel={t('common.cancel')}
      confirmLabel={action.command === undefined ? t('remove.confirm') : action.label}
      tone={action.tone}
      notice={skipped > 0 ? t('bulk.skipped', numbered(skipped)) : undefined}
      subject={<BulkSubject resource={resource} records={records} id={subjectId} />}
      subjectId={subjectId}
      consequences={{ ...consequencesOf(resource, action.name), title: t('bulk.follows') }}
      final={isFinal ? t('questions.final') : undefined}
      onConfirm={confirm}
    >
      {action.command?.asks && (
        <CommandFields
          resource={resource}
          command={action.name}
          asked={asked}
          pending={false}
          onSubmit={confirm}
        />
      )}
    </ConfirmDialog>
  );
}
