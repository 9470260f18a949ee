import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '#lib/errors/errors.ts';
import { useFirstErrorFocus } from '#lib/focus/use-first-error-focus.ts';
import { t } from '#lib/i18n/i18n.ts';
import { notify, type ToastAction } from '#lib/notify/notify.ts';
import { useRefusal } from '#lib/notify/use-refusal.ts';
import { versionOf } from '#lib/queries/versions.ts';
import { conflictingRecord, type WriteOptions } from '#lib/queries/write-headers.ts';
import { createKey } from '#lib/submission/use-attempts.ts';
import { useWrite } from '#lib/submission/use-write.ts';
import { problemMessages } from '#runtime/record/problem-messages.ts';
import { type FieldTexts, refusedFields } from '#runtime/record/refused-fields.ts';
import { undoSave } from '#runtime/undo/undo-save.ts';
import { fieldsSchema } from '#schema/draft-schemas.ts';
import type { Fields, StoredRecord } from '#schema/resource.ts';
import { draftProblems } from './draft-problems.ts';
import type { Edited } from './edited.ts';
import { type Conflict, UndecidedConflict } from './undecided-conflict.ts';
import { UnfitMerge } from './unfit-merge.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useUpload } from './use-upload.ts';

type Draft = Record<string, unknown>;

/** The values that were saved. `takenOver` is true if changes of somebody else are among them. */
interface Saved {
  readonly values: Draft;
  readonly takenOver: boolean;
  /** Undoes the save. */
  readonly undo?: ToastAction | undefined;
}

/** The largest number of merges of one submission, in case that the service reports a conflict for every version. */
const maxMerges = 3;

interface DraftFormOptions {
  /** The fields by name. Each validates its value and converts it to what is sent. */
  readonly fields: Fields;
  /** Validates the whole draft. Default: each field validates its value. */
  readonly schema?: ReturnType<typeof fieldsSchema>;
  /** The fields on the form. Default: all. */
  readonly names?: readonly string[];
  /** The initial draft. An untouched form follows its changes. */
  readonly initial: Draft;
  /** The name of the form in the browser's storage of drafts, e.g. `users/12`. Default: changes are not kept. */
  readonly keepAs?: string;
  readonly send: (
    sent: Draft,
    options: WriteOptions,
  ) => Promise<{ version?: string | undefined } | undefined>;
  /** Default: the form creates a record, or edits none. */
  readonly edited?: Edited | undefined;
  /** Returns the field for a name in the service's errors. Default: the field of that name. */
  readonly nameOf?: (serviceName: string) => string;
  /** The text of the toast after the service has accepted the submission. */
  readonly success: string;
  /** Reads the shown data again after a save of an edited record was undone. Default: it cannot be undone. */
  readonly refreshAfterUndo?: () => Promise<unknown>;
  /** True if the form disappears after it is saved. Until then it cannot be submitted again. Default: false. */
  readonly closesOnSave?: boolean;
  /** Runs after the service has accepted the submission. The form counts as pending until it is done. */
  readonly onSaved?: () => void | Promise<void>;
}

/**
 * Controls a form: its draft, its errors and its submission. After every error the draft stays, and the first field with an
 * error gets the focus.
 */
export function useDraftForm(options: DraftFormOptions) {
  const { fields, names = Object.keys(fields), initial, send, nameOf, success } = options;
  const { schema = fieldsSchema(fields), keepAs, closesOnSave, edited, onSaved, refreshAfterUndo } = options;
  const element = useRef<HTMLFormElement>(null);
  const saved = useRef(false);
  const validDraft = useRef<Draft>(undefined);
  // The record that the draft is based on: as it was first read, or as it was at the last merge.
  const baseRecordRef = useRef(edited?.record);
  const [conflict, setConflict] = useState<Conflict>();
  const [serverErrors, setServerErrors] = useState<FieldTexts>({});
  const upload = useUpload();
  const refusal = useRefusal();
  const focusFirstError = useFirstErrorFocus();
  const [rejection, setRejection] = useState({ attempt: 0, wrong: 0 });
  const reject = (refused: FieldTexts = {}) => {
    const wrong = names.filter((name) => form.getFieldMeta(name)?.errors.length || refused[name]).length;
    setRejection(({ attempt }) => ({ attempt: attempt + 1, wrong }));
    focusFirstError(element.current);
  };

  const write = useWrite({
    send: sendMerged,
    async onSuccess({ values, takenOver, undo }) {
      // Changes made during the call are not saved: the leave guard still asks.
      saved.current = form.state.values === values;
      if (saved.current) kept.discardAll();
      refusal.close();
      notify.success(takenOver ? `${success} ${t('merge.done')}` : success, undo);
      await onSaved?.();
    },
    onError(error) {
      if (error instanceof UndecidedConflict) {
        refusal.close();
        setConflict(error.conflict);
        return;
      }
      if (error instanceof UnfitMerge) {
        refusal.close();
        reject();
        return;
      }
      const failure = describeError(error);
      const refused = refusedFields(failure.fields, names, nameOf);
      setServerErrors(refused);
      refusal.show(failure.text);
      reject(refused);
    },
  });

  const form = useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: ({ value }) => draftProblems(schema, value) },
    onSubmit({ value }) {
      validDraft.current = value;
    },
    onSubmitInvalid: () => reject(),
  });

  /** Sends the values. If the record has changed elsewhere and no field conflicts, sends the merged ones. */
  async function sendMerged(values: Draft, key: string, merges = 0): Promise<Saved> {
    try {
      const base = baseRecordRef.current;
      const written = await send(schema.parse(values), {
        key,
        version: versionOf(base),
        ...upload.of(values),
      });
      return { values, takenOver: false, undo: undoOf(base, values, written?.version) };
    } catch (error) {
      const theirRecord = conflictingRecord(error);
      if (theirRecord === undefined || edited === undefined || merges === maxMerges) throw error;
      const { differences, mergedDraft } = await import('#runtime/merge/merge-drafts.ts');
      const baseRecord = baseRecordRef.current ?? edited.record;
      const [base, theirs] = [edited.draftOf(baseRecord), edited.draftOf(theirRecord)];
      const versions = { base, theirs, mine: values, baseRecord, theirRecord };
      const found = differences(fields, versions);
      if (found.some(({ by }) => by === 'conflict'))
        throw new UndecidedConflict({ ...versions, differences: found });
      const merged = rebase(mergedDraft(found, versions), theirRecord);
      // Two changes that are right may not fit together: the form shows why.
      if (draftProblems(schema, merged) !== undefined) throw new UnfitMerge();
      // The record already has the values of the form: a response was lost, or somebody else made the same changes.
      const isDone = !found.some(({ by }) => by === 'mine');
      const stored: Saved = isDone
        ? { values: merged, takenOver: false }
        : await sendMerged(merged, createKey(), merges + 1);
      return { ...stored, takenOver: stored.takenOver || found.some(({ by }) => by === 'theirs') };
    }
  }

  /** Returns the button that undoes a save. Without the version of what was saved it could overwrite another change. */
  function undoOf(base: StoredRecord | undefined, saved: Draft, version: string | undefined) {
    if (edited === undefined || base === undefined || refreshAfterUndo === undefined) return undefined;
    if (versionOf(base) !== undefined && version === undefined) return undefined;
    const before = edited.draftOf(base);
    return undoSave({ fields, schema, before, saved, version, send, refresh: refreshAfterUndo });
  }

  /** Sets another version of the record as the base of the form, and other values. Returns the values of the form. */
  function rebase(values: Draft, record: StoredRecord): Draft {
    baseRecordRef.current = record;
    for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value);
    return form.state.values;
  }

  // An untouched form follows its record, and so does the version that it is based on.
  const record = edited?.record;
  useEffect(() => {
    if (record !== undefined && form.state.isDefaultValue) baseRecordRef.current = record;
  }, [form, record]);

  const kept = useKeptDraft({ keepAs, fields, names, initial, form });

  /** Notes that a field was changed, and removes the service's error, which was about the former value. */
  function changed(name: string) {
    saved.current = false;
    setServerErrors((texts) => Object.fromEntries(Object.entries(texts).filter(([field]) => field !== name)));
  }

  /** Returns the values of the form if they are valid, and shows their errors otherwise. */
  async function readValid() {
    if (closesOnSave && saved.current) return undefined;
    validDraft.current = undefined;
    await form.handleSubmit();
    if (validDraft.current !== undefined) setServerErrors({});
    return validDraft.current;
  }

  return {
    form,
    element,
    submit: () => write.submit(readValid),
    /** Restores the initial draft. */
    reset() {
      form.reset();
      setServerErrors({});
    },
    /** Returns true if leaving now would lose changes. */
    isDirty: () => !saved.current && !form.state.isDefaultValue,
    pending: write.pending,
    /** How often the form was rejected, and the number of its wrong fields the last time. */
    rejection,
    /** The part of the files that has been sent, from 0 to 1; undefined unless large files are being sent. */
    uploaded: write.pending ? upload.progress : undefined,
    conflict,
    /** Closes the merge and returns to the form, which keeps its values. */
    backToForm: () => setConflict(undefined),
    /** Saves the values that were decided on. */
    decide(values: Draft) {
      if (conflict === undefined) return;
      setConflict(undefined);
      rebase(values, conflict.theirRecord);
      write.submit(readValid);
    },
    edited,
    fields,
    /** Returns the error of a field: of its own rules first, else of the service. */
    errorOf: (name: string, errors: readonly unknown[]) => problemMessages(errors) ?? serverErrors[name],
    changed,
    /** Sets the value of a field, as if the user had entered it. */
    change(name: string, value: unknown) {
      changed(name);
      form.setFieldValue(name, value);
    },
    /** The changes that the browser keeps. */
    kept,
    /** The service's errors for fields that are not on this form. */
    unknownErrors: Object.entries(serverErrors)
      .filter(([name]) => !names.includes(name))
      .map(([, text]) => text),
  };
}

/** The result of {@link useDraftForm}. */
export type DraftForm = ReturnType<typeof useDraftForm>;
