import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useRef, useState } from 'react';
import { describeError } from '#lib/errors/errors.ts';
import { useFirstErrorFocus } from '#lib/focus/use-first-error-focus.ts';
import { t } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { useRefusal } from '#lib/notify/use-refusal.ts';
import { versionOf, withVersion } from '#lib/queries/versions.ts';
import type { WriteOptions } from '#lib/queries/write-headers.ts';
import { isSame } from '#lib/submission/same.ts';
import { useWrite } from '#lib/submission/use-write.ts';
import { problemMessages } from '#runtime/record/problem-messages.ts';
import { type FieldTexts, refusedFields } from '#runtime/record/refused-fields.ts';
import { undoSave } from '#runtime/undo/undo-save.ts';
import { fieldsSchema } from '#schema/draft-schemas.ts';
import type { DraftFormOptions } from './draft-form-options.ts';
import { draftProblems } from './draft-problems.ts';
import { type SavedDraft, sendMerged } from './send-merged.ts';
import { type Conflict, UndecidedConflict } from './undecided-conflict.ts';
import { UnfitMerge } from './unfit-merge.ts';
import { type Draft, useDraftBase } from './use-draft-base.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useUpload } from './use-upload.ts';
import { withUnread } from './with-unread.ts';

/**
 * Controls a form: its draft, its errors and its submission. After every error the draft stays, and the first field with an
 * error gets the focus.
 */
export function useDraftForm(options: DraftFormOptions) {
  const { fields, names = Object.keys(fields), initial, nameOf, success } = options;
  const { schema = fieldsSchema(fields), keepAs, closesOnSave, edited, refreshAfterUndo } = options;
  const element = useRef<HTMLFormElement>(null);
  const saved = useRef(false);
  /** The values that were found valid; after a merge, those that are sent instead. */
  const validDraft = useRef<Draft>(undefined);
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
    send: sendDraft,
    async onSuccess(stored) {
      refusal.close();
      const isTyped = hasNewer(stored);
      settle(stored);
      notify.success(savedText(stored, isTyped), undoOf(stored));
      await options.onSaved?.();
      if (closesOnSave && hasNewer(stored)) {
        if (!isTyped) {
          settle(stored);
          notify.success(t('merge.typed'));
        }
        await readAgain(stored);
      } else options.onDone?.();
    },
    onError(error) {
      if (error instanceof UndecidedConflict) {
        refusal.close();
        setConflict(error.conflict);
        return;
      }
      if (error instanceof UnfitMerge) {
        refusal.close();
        form.validate('change');
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

  // The library must not move the values by itself: they go together with their base.
  const [start] = useState(initial);
  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: ({ value }) => draftProblems(schema, value) },
    onSubmit({ value }) {
      validDraft.current = value;
    },
    onSubmitInvalid: () => reject(),
  });

  const base = useDraftBase({ form, record: edited?.record, initial, pending: write.pending });
  const kept = useKeptDraft({ keepAs, fields, names, base, form });

  const send: typeof options.send = (sent, headers) =>
    options.send(withUnread(fields, base.latest.current.record, sent), headers);

  function sendDraft(values: Draft, key: string): Promise<SavedDraft> {
    const sending = {
      fields,
      schema,
      edited,
      send(sent: Draft, headers: WriteOptions) {
        validDraft.current = sent;
        return send(schema.parse(sent), { ...headers, ...upload.of(sent) });
      },
      latestBase: () => base.latest.current,
      rebase: base.rebase,
      typed: () => form.state.values,
    };
    return sendMerged(sending, values, { key });
  }

  /** Returns true if the form has values other than those that were saved, and can save them. */
  const hasNewer = ({ values, written }: SavedDraft) =>
    options.canGoOn?.(written) !== false && !isSame(form.state.values, values);

  const savedText = ({ takenOver }: SavedDraft, isTyped: boolean) =>
    [success, takenOver && t('merge.done'), isTyped && t('merge.typed')].filter(Boolean).join(' ');

  /** Notes that values were saved. What was typed since then stays, as a change of what was saved. */
  function settle(stored: SavedDraft) {
    const { values, written } = stored;
    const isDone = !hasNewer(stored);
    if (isDone) kept.discard();
    saved.current = closesOnSave === true && isDone;
    if (saved.current) return;
    const { record, draft } = base.latest.current;
    const version = written?.version ?? versionOf(record);
    const now = record && withVersion({ ...record }, version);
    // A form that edits no record, such as that of a password, is empty again.
    base.rebase({ record: now, draft: record || closesOnSave ? values : draft }, values);
    if (isDone) base.reset();
  }

  /** Bases a form that stays open on the record as it was saved. Without an answer, a later conflict brings that record. */
  async function readAgain({ values, written }: SavedDraft) {
    const read = await options.readSaved?.(written).catch(() => undefined);
    if (read === undefined) return;
    const newer = names.filter((name) => !isSame(form.state.values[name], values[name]));
    const draft = { ...read.draft, ...Object.fromEntries(newer.map((name) => [name, values[name]])) };
    const version = written?.version ?? versionOf(read.record);
    base.rebase({ record: read.record && withVersion({ ...read.record }, version), draft }, values);
  }

  /** Returns the button that undoes a save. Without the version of what was saved it could overwrite another change. */
  function undoOf({ values, before: { record, draft }, written }: SavedDraft) {
    const refresh = refreshAfterUndo;
    if (edited === undefined || record === undefined || !written || !refresh) return undefined;
    const { version } = written;
    if (versionOf(record) !== undefined && version === undefined) return undefined;
    return undoSave({ fields, schema, before: draft, saved: values, version, send, refresh });
  }

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
    /** The record that the form is based on, and its values. */
    base: base.shown,
    /** Returns true if leaving now would lose changes. */
    isDirty: () => !saved.current && base.isChanged(),
    /** Returns true if all changes are being sent: nothing was typed since. */
    isSending: () => write.pending && isSame(form.state.values, validDraft.current),
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
      base.rebase({ record: conflict.theirRecord, draft: conflict.theirs }, conflict.mine, values);
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
