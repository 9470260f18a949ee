import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeError } from '#lib/errors/errors.ts';
import { useFirstErrorFocus } from '#lib/focus/use-first-error-focus.ts';
import { notify } from '#lib/notify/notify.ts';
import type { Fields } from '#schema/resource.ts';
import { fieldsSchema } from '#schema/schemas.ts';
import { wordProblems } from './problems.ts';

type FieldTexts = Readonly<Record<string, string>>;
type Draft = Record<string, unknown>;

interface DraftFormOptions {
  /** What is asked for, by name: each judges its own value and turns it into what is sent. */
  readonly fields: Fields;
  /** The fields that are on the form. Default: all. */
  readonly names?: readonly string[];
  /** What the form starts with. A form that nobody has touched follows its changes. */
  readonly initial: Draft;
  readonly send: (sent: Draft) => Promise<unknown>;
  /** The field that the service means by a name of its own. Default: the one of that name. */
  readonly nameOf?: (refused: string) => string;
  /** What is said once it is sent. */
  readonly success: string;
  /** Runs once the service has taken it; the form counts as being sent until it is done. */
  readonly onSaved?: () => void | Promise<void>;
}

/**
 * A form without its looks: what is typed, what is wrong with it, sending it.
 * What was typed stays after every failure, and the first error takes the focus.
 */
export function useDraftForm(options: DraftFormOptions) {
  const { fields, names = Object.keys(fields), initial, send, nameOf, success, onSaved } = options;
  const element = useRef<HTMLFormElement>(null);
  const saved = useRef(false);
  const sent = useRef<Draft>(undefined);
  const [refused, setRefused] = useState<FieldTexts>({});
  const schema = fieldsSchema(fields);
  const focusFirstError = useFirstErrorFocus();
  const fail = () => focusFirstError(element.current);

  const saving = useMutation({
    mutationFn: send,
    async onSuccess() {
      // What was typed while it was being sent is not saved: leaving asks.
      saved.current = form.state.values === sent.current;
      notify.success(success);
      await onSaved?.();
    },
    onError(error) {
      const failure = describeError(error);
      setRefused(nameOf === undefined ? failure.fields : renamed(failure.fields, nameOf));
      notify.error(failure.text);
      fail();
    },
  });

  const form = useForm({
    defaultValues: initial,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: schema },
    onSubmit({ value }) {
      setRefused({});
      sent.current = value;
      saving.mutate(schema.parse(value));
    },
    onSubmitInvalid: fail,
  });

  return {
    form,
    element,
    submit() {
      if (!saving.isPending) void form.handleSubmit();
    },
    /** Back to what the form starts with. */
    reset() {
      form.reset();
      setRefused({});
    },
    /** Whether leaving now would lose something; asked at the moment of leaving. */
    isDirty: () => !saved.current && !form.state.isDefaultValue,
    pending: saving.isPending,
    /** What is wrong with a field: its own rules first, else what the service said of it. */
    errorOf: (name: string, errors: readonly unknown[]) => wordProblems(errors) ?? refused[name],
    /** A new value was entered: what was refused belongs to the one that was sent. */
    changed(name: string) {
      saved.current = false;
      setRefused((texts) => Object.fromEntries(Object.entries(texts).filter(([field]) => field !== name)));
    },
    /** What the service said of fields that this form does not have. */
    unknownErrors: Object.entries(refused)
      .filter(([name]) => !names.includes(name))
      .map(([, text]) => text),
  };
}

function renamed(texts: FieldTexts, nameOf: (name: string) => string): FieldTexts {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [nameOf(name), text]));
}

/** What {@link useDraftForm} gives. */
export type DraftForm = ReturnType<typeof useDraftForm>;
