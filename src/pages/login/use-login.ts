import { session } from '#lib/session/session.ts';
import { enteredEmail } from './entered-email.ts';
import { useEnter } from './use-enter.ts';
import { useSecondStep } from './use-second-step.tsx';
import { useSubmission } from './use-submission.ts';

const loadReader = async () => (await import('./credentials.ts')).readCredentials;

/** Returns the state and the handlers of the login form. The code that checks the entries loads after the page. */
export function useLogin() {
  const enter = useEnter();
  const secondStep = useSecondStep(enter);
  const submission = useSubmission(loadReader, async ({ email, password }) => {
    // A browser that fills the form in reports no typing.
    enteredEmail.remember(email);
    if (!(await secondStep.isRequired(session.signIn(email, password)))) await enter();
  });
  return {
    ...submission,
    /** The form of the second step, where the service requires one. */
    secondStep: secondStep.form,
    preload: () => void loadReader().catch(() => undefined),
  };
}
