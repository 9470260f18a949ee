import { type FormEvent, useState } from 'react';
import { isRefusal } from '#lib/api/api-error.ts';
import { describeForForm } from '#lib/errors/errors.ts';
import { useFirstErrorFocus } from '#lib/focus/use-first-error-focus.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { useSingleSubmission } from './use-single-submission.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Returns the state of a short form whose inputs are all required. The error of an input is shown at the input; any
 * other error is a toast. The entries stay. `refusable` is the input, e.g. the password, that a refused
 * sign-in (401) is about: the reason is shown there, too, and stays when its toast is gone.
 */
export function useEntryForm<Name extends string>(
  initial: Texts<Name>,
  send: (entries: Texts<Name>) => Promise<void>,
  refusable?: Name,
) {
  const t = useTranslate();
  const { pending, take } = useSingleSubmission();
  const [entries, setEntries] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const focusFirstError = useFirstErrorFocus();

  function show(form: HTMLFormElement, found: Readonly<Record<string, string>>) {
    setErrors(found);
    focusFirstError(form);
  }

  async function submit(form: HTMLFormElement) {
    const empty = Object.keys(entries).filter((name) => !hasText(form, name));
    if (empty.length > 0)
      return show(form, Object.fromEntries(empty.map((name) => [name, t('validation.required')])));
    setErrors({});
    try {
      await send(entries);
    } catch (error) {
      const { text, fields } = describeForForm(error, (name) => Object.hasOwn(entries, name));
      const isAboutInput =
        refusable !== undefined &&
        isRefusal(error) &&
        error.status === 401 &&
        Object.keys(fields).length === 0;
      show(form, isAboutInput ? { [refusable]: text } : fields);
      notify.error(text, { isKeptElsewhere: isAboutInput });
    }
  }

  return {
    pending,
    errors,
    /** Returns the props of an input. */
    bind: (name: Name) => ({
      name,
      value: entries[name],
      onChange(event: { readonly currentTarget: HTMLInputElement }) {
        const { value } = event.currentTarget;
        setEntries((before) => ({ ...before, [name]: value }));
        setErrors(({ [name]: _, ...others }) => others);
      },
    }),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      event.stopPropagation();
      const form = event.currentTarget;
      take(() => submit(form));
    },
  };
}

const hasText = (form: HTMLFormElement, name: string) =>
  String(new FormData(form).get(name) ?? '').trim() !== '';
