import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Stack } from '#kit/stack/stack.tsx';
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
  /** Opens the login page, which keeps the drafts: a user who signs in with codes may have no password. */
  onLeave: () => void;
  isLeaving: boolean;
}

/** Signs the same user in again, with the second factor if there is one. The page behind stays as it is. */
export function SignInAgain({ email, onSignedIn, onLeave, isLeaving }: SignInAgainProps) {
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
    <Stack gap="2">
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
      <Button variant="ghost" size="sm" block loading={isLeaving} onClick={onLeave}>
        {t('auth.withCode')}
      </Button>
    </Stack>
  );
}
