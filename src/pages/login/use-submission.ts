import { type FormEvent, useState } from 'react';
import { describeForForm } from '#lib/errors/errors.ts';
import { useFirstErrorFocus } from '#lib/focus/use-first-error-focus.ts';
import { notify } from '#lib/notify/notify.ts';
import { useSingleSubmission } from '#lib/submission/use-single-submission.ts';
import type { EntryErrors, EntryReader } from './credentials.ts';

/**
 * Returns the state and the submit handler of a form that checks its entries and sends them. The error of an input is
 * shown at the input, and the first such input gets the focus. Any other error is a toast, and stays at the form until the
 * next attempt. The entries stay.
 */
export function useSubmission<Entries>(
  loadReader: () => Promise<EntryReader<Entries>>,
  send: (entries: Entries) => Promise<void>,
) {
  const { pending, take } = useSingleSubmission();
  const [errors, setErrors] = useState<EntryErrors>({});
  const [failure, setFailure] = useState('');
  const focusFirstError = useFirstErrorFocus();

  function showErrors(form: HTMLFormElement, found: EntryErrors) {
    setErrors(found);
    focusFirstError(form);
  }

  async function checkAndSend(form: HTMLFormElement) {
    const readEntries = await loadReader();
    const read = readEntries(new FormData(form));
    if ('errors' in read) return showErrors(form, read.errors);
    setErrors({});
    setFailure('');
    await send(read.entries);
  }

  return {
    pending,
    errors,
    /** The error that belongs to no input; empty if there is none. */
    failure,
    /** Removes the error of an input that was corrected. */
    forget: (name: string) => setErrors(({ [name]: _, ...others }) => others),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      take(() =>
        checkAndSend(form).catch((error: unknown) => {
          const { text, fields } = describeForForm(
            error,
            (name) => form.querySelector(`input[name="${CSS.escape(name)}"]:not([type=hidden])`) !== null,
          );
          showErrors(form, fields);
          setFailure(text);
          notify.error(text, { isKeptElsewhere: true });
        }),
      );
    },
  };
}
