import { type ReactNode, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { loadCode } from '#lib/code/load-code.ts';

/** Controls the second step of signing in. Its code loads when a sign-in requires it. */
export function useSecondStep(onSignedIn: () => Promise<void>) {
  const [form, setForm] = useState<ReactNode>();
  return {
    form,
    /** Returns true if signing in goes on with the second step. Rejects as signing in does. */
    isRequired: (signIn: Promise<unknown>) =>
      signIn.then(
        () => false,
        async (error: unknown) => {
          if (!(error instanceof ApiError) || error.data === undefined) throw error;
          const { createSecondStep } = await loadCode(() => import('./second-step.tsx'));
          setForm(createSecondStep(error, onSignedIn, () => setForm(undefined)));
          return true;
        },
      ),
  };
}
