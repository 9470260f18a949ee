import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { PasswordInput } from '#kit/password-input/password-input.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { session } from '#lib/session/session.ts';
import { answerFactor } from '#lib/session-end/answer-factor.ts';
import { useEntryForm } from '#lib/submission/use-entry-form.ts';
import { type Challenge, readChallenge } from '#runtime/factors/challenge.ts';
import { ChallengeForm } from '#runtime/factors/challenge-form.tsx';

/** The status of an answer that comes too late, or is one of too many. */
const gone = 410;

interface SignInAgainProps {
  email: string;
  onSignedIn: () => void;
}

/** Signs the same user in again, with the second factor if there is one. The page behind stays as it is. */
export function SignInAgain({ email, onSignedIn }: SignInAgainProps) {
  const t = useTranslate();
  const [challenge, setChallenge] = useState<Challenge>();
  const form = useEntryForm({ secret: '' }, async ({ secret }) => {
    try {
      await session.signIn(email, secret);
    } catch (error) {
      const asked = error instanceof ApiError ? readChallenge(error.data) : undefined;
      if (asked === undefined) throw error;
      return setChallenge(asked);
    }
    onSignedIn();
  });
  if (challenge !== undefined)
    return (
      <ChallengeForm
        challenge={challenge}
        submitLabel={t('sessionEnd.again')}
        send={async (answer) => {
          try {
            await answerFactor(answer);
          } catch (error) {
            if (!(error instanceof ApiError) || error.status !== gone) throw error;
            notify.error(errorText(error));
            return setChallenge(undefined);
          }
          onSignedIn();
        }}
      />
    );
  return (
    <FormLayout pending={form.pending} onSubmit={form.onSubmit}>
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <Field label={t('sessionEnd.password', { email })} required error={form.errors['secret']}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.bind('secret')}
            autoComplete="current-password"
            autoFocus
            revealLabel={t('common.showPassword')}
            concealLabel={t('common.hidePassword')}
          />
        )}
      </Field>
      <Button type="submit" block loading={form.pending}>
        {t('sessionEnd.again')}
      </Button>
    </FormLayout>
  );
}
