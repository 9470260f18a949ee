import { useId } from 'react';
import type { ConfirmDialogProps } from '#kit/confirm-dialog/confirm-dialog.tsx';
import { t } from '#lib/i18n/i18n.ts';
import { countedText, sentencesAt } from '#lib/i18n/sentences.ts';
import { RecordSummary } from '#runtime/record/record-summary.tsx';
import type { Resource, StoredRecord } from '#schema/resource.ts';

interface Question {
  readonly resource: Resource;
  /** The record as it is now; undefined before there is one. */
  readonly record: StoredRecord | undefined;
  /** `remove`, or the name of a command. */
  readonly action: string;
  /** True if nothing undoes the action. */
  readonly final: boolean;
  /** How many records each consequence is about, if the service says so. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
}

type Parts = Pick<ConfirmDialogProps, 'subject' | 'subjectId' | 'consequences' | 'final'>;

/**
 * Returns what every question about a record shows below its sentence: the record itself, what follows from the action, and
 * that it is final. The dictionary has the consequences (`questions.consequences`).
 */
export function useQuestionParts({ resource, record, action, final, counts }: Question): Parts {
  const subjectId = useId();
  return {
    ...(record !== undefined && {
      subject: <RecordSummary resource={resource} record={record} id={subjectId} />,
      subjectId,
    }),
    consequences: consequencesOf(resource, action, counts),
    final: final ? t('questions.final') : undefined,
  };
}

/**
 * Returns the title of the question before a command: what is to be done, in the plural of the number of records. The
 * dictionary may have one of its own (`questions.titles`); without it, the label of the command is asked.
 */
export function commandTitle({ name }: Resource, command: string, label: string, count = 1): string {
  return countedText(`questions.titles.${name}.${command}`, count) ?? t('questions.title', { action: label });
}

/** Returns what follows from an action, each in a sentence. */
export function consequencesOf(
  { name }: Resource,
  action: string,
  counts?: Readonly<Record<string, number>> | undefined,
): NonNullable<Parts['consequences']> {
  const sentences = sentencesAt(`questions.consequences.${name}.${action}`, counts);
  return { title: t('questions.follows'), sentences };
}
