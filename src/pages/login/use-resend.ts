import { useState } from 'react';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { type CodePurpose, requestCode } from '#lib/session/one-time-codes.ts';
import { session } from '#lib/session/session.ts';
import { useSingleSubmission } from '#lib/submission/use-single-submission.ts';

/** Returns a function that requests another code, and its result: a text with the waiting time if the service sends it. */
export function useResend(email: string, purpose: CodePurpose) {
  const t = useTranslate();
  const { pending, take } = useSingleSubmission();
  const [outcome, setOutcome] = useState('');

  function resend() {
    take(() => {
      setOutcome('');
      return requestCode(session, email, purpose)
        .then(() => t('codes.resent'), errorText)
        .then(setOutcome);
    });
  }

  return { pending, outcome, resend };
}
