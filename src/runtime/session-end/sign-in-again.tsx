import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { secretMember } from '#lib/proof/proof.ts';
import { session } from '#lib/session/session.ts';
import { answerChallenge } from '#lib/session-end/answer-challenge.ts';
import { type Challenge, readChallenge } from '#runtime/factors/challenge.ts';
import { ChallengeForm } from '#runtime/factors/challenge-form.tsx';
import { PasswordForm } from '#runtime/factors/password-form.tsx';

interface SignInAgainProps {
  email: string;
  onSignedIn: () => void;
}

/** Signs the same user in again, with the second factor if there is one. The page behind stays as it is. */
export function SignInAgain({ email, onSignedIn }: SignInAgainProps) {
  const t = useTranslate();
  const [challenge, setChallenge] = useState<Challenge>();
  if (challenge !== undefined)
    return (
      <ChallengeForm
        challenge={challenge}
        submitLabel={t('sessionEnd.again')}
        send={async (answer) => {
          if (await answerChallenge(answer)) onSignedIn();
          else setChallenge(undefined);
        }}
      />
    );
  return (
    <PasswordForm
      label={t('sessionEnd.password', { email })}
      submitLabel={t('sessionEnd.again')}
      send={async ({ [secretMember]: secret }) => {
        try {
          await session.signIn(email, secret);
        } catch (error) {
          const asked = error instanceof ApiError ? readChallenge(error.data) : undefined;
          if (asked === undefined) throw error;
          return setChallenge(asked);
        }
        onSignedIn();
      }}
    >
      <input type="hidden" name="email" autoComplete="username" value={email} />
    </PasswordForm>
  );
}
