import { type ReactNode, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { lazyScreen } from '#lib/code/lazy-screen.ts';
import { challengeCode } from '#lib/session/create-session.ts';

const SecondStep = lazyScreen(() => import('./second-step.tsx'), 'SecondStep');

/** Controls the second step of signing in. Its code loads when the service asks for it. */
export function useSecondStep(onSignedIn: () => Promise<void>) {
  const [form, setForm] = useState<ReactNode>();
  return {
    form,
    /** Returns true if signing in goes on with the second step. Rejects as signing in does. */
    isAsked: (signIn: Promise<unknown>) =>
      signIn.then(
        () => false,
        async (error: unknown) => {
          if (!(error instanceof ApiError) || error.code !== challengeCode) throw error;
          await SecondStep.preload();
          setForm(
            <SecondStep response={error.data} onSignedIn={onSignedIn} onBack={() => setForm(undefined)} />,
          );
          return true;
        },
      ),
  };
}
