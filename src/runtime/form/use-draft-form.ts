import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useRef, useState } from 'react';
import { describeError } from '#lib/errors/errors.ts';
import { useFirstErrorFocus } from '#lib/focus/use-first-error-focus.ts';
import { notify } from '#lib/notify/notify.ts';
import { useWrite } from '#lib/submission/use-write.ts';
import type { Fields } from '#schema/resource.ts';
import { fieldsSchema } from '#schema/schemas.ts';
import { problemMessages } from './problem-messages.ts';

type FieldTexts = Readonly<Record<string, string>>;
type Draft = Record<string, unknown>;

interface DraftFormOptions {
  /** The fields by name. Each validates its value and converts it to what is sent. */
  readonly fields: Fields;
  /** The fields on the form. Default: all. */
  readonly names?: readonly string[];
  /** The initial draft. An untouched form follows its changes. */
  readonly initial: Draft;
  readonly send: (sent: Draft) => Promise<unknown>;
  /** Returns the field for a name in the service's errors. Default: the field of that name. */
  readonly nameOf?: (serviceName: string) => string;
  /** The toast after it has been sent. */
  readonly success: string;
  /** True if the form goes away once it is saved: it is not sent again before that. Default: false. */
  readonly leaves?: boolean;
  /** Runs after the service has accepted it. The form counts as pending until it is done. */
  readonly onSaved?: () => void | Promise<void>;
}

/**
 * Controls a form: its draft, its errors and sending it. After every error the draft stays, and the first wrong field
 * gets the focus.
 */
export function useDraftForm(options: DraftFormOptions) {
  const { fields, names = Object.keys(fields), initial, send, nameOf, success, leaves, onSaved } = options;
  const element = useRef<HTMLFormElement>(null);
  const saved = useRef(false);
  const accepted = useRef<Draft>(undefined);
  const [serverErrors, setServerErrors] = useState<FieldTexts>({});
  const schema = fieldsSchema(fields);
  const focusFirstError = useFirstErrorFocus();
  const focusError = () => focusFirstError(element.current);

  const write = useWrite({
    send: (values: Draft) => send(schema.parse(values)),
    async onSuccess(_, values) {
      // Changes made during the call are not saved: the leave guard still asks.
      saved.current = form.state.values === values;
      notify.success(success);
      await onSaved?.();
    },
    onError(error) {
      const failure = describeError(error);
      setServerErrors(nameOf === undefined ? failure.fields : renamed(failure.fields, nameOf));
      notify.error(failure.text);
      focusError();
    },
  });

  const form = useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: schema },
    onSubmit({ value }) {
      accepted.current = value;
    },
    onSubmitInvalid: focusError,
  });

  /** Returns the values of the form if they are valid, and shows their errors otherwise. */
  async function readValid() {
    if (leaves && saved.current) return undefined;
    accepted.current = undefined;
    await form.handleSubmit();
    if (accepted.current !== undefined) setServerErrors({});
    return accepted.current;
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
    /** Returns the error of a field: of its own rules first, else of the service. */
    errorOf: (name: string, errors: readonly unknown[]) => problemMessages(errors) ?? serverErrors[name],
    /** Marks a field as changed: the service's error was about the former value. */
    changed(name: string) {
      saved.current = false;
      setServerErrors((texts) =>
        Object.fromEntries(Object.entries(texts).filter(([field]) => field !== name)),
      );
    },
    /** The service's errors for fields that are not on this form. */
    unknownErrors: Object.entries(serverErrors)
      .filter(([name]) => !names.includes(name))
      .map(([, text]) => text),
  };
}

function renamed(texts: FieldTexts, nameOf: (name: string) => string): FieldTexts {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [nameOf(name), text]));
}

/** The result of {@link useDraftForm}. */
export type DraftForm = ReturnType<typeof useDraftForm>;
