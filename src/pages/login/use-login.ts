import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { describeError } from '#lib/errors/errors.ts';
import { useFirstErrorFocus } from '#lib/focus/use-first-error-focus.ts';
import { notify } from '#lib/notify/notify.ts';
import { session } from '#lib/session/session.ts';
import { useSingleSubmission } from '#lib/submission/use-single-submission.ts';
import { safeRedirect } from '#pages/safe-redirect.ts';
import type { EntryErrors } from './credentials.ts';
import { useSecondStep } from './use-second-step.tsx';

const loadReader = () => import('./credentials.ts');

/** Returns the state and the handlers of the login form. The code that checks the entries loads after the page. */
export function useLogin() {
  const router = useRouter();
  const { pending, take } = useSingleSubmission();
  const [errors, setErrors] = useState<EntryErrors>({});
  const focusFirstError = useFirstErrorFocus();
  const secondStep = useSecondStep(enter);

  async function signIn(form: HTMLFormElement) {
    const { readCredentials } = await loadReader();
    const read = readCredentials(new FormData(form));
    if ('errors' in read) {
      setErrors(read.errors);
      focusFirstError(form);
      return;
    }
    setErrors({});
    if (await secondStep.isAsked(session.signIn(read.entries.email, read.entries.password))) return;
    await enter();
  }

  function enter() {
    const { redirect } = router.latestLocation.search;
    return router.navigate({ href: safeRedirect(redirect), replace: true });
  }

  return {
    /** The form of the second step, where the service asks for one. */
    secondStep: secondStep.form,
    pending,
    errors,
    /** Removes the error of an input that was corrected. */
    forget: (name: string) => setErrors(({ [name]: _, ...others }) => others),
    preload: () => void loadReader().catch(() => undefined),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      take(() =>
        signIn(form).catch((error: unknown) => {
          const failure = describeError(error);
          setErrors(failure.fields);
          focusFirstError(form);
          notify.error(failure.text);
        }),
      );
    },
  };
}
