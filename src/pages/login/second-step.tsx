import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import type { ApiError } from '#lib/api/api-error.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { answerChallenge } from '#lib/session-end/answer-challenge.ts';
import { type Challenge, readChallenge } from '#runtime/factors/challenge.ts';
import { ChallengeForm } from '#runtime/factors/challenge-form.tsx';

interface SecondStepProps {
  challenge: Challenge;
  onSignedIn: () => Promise<void>;
  /** Goes back to the first step. */
  onBack: () => void;
}

/** Returns the second step that a failed sign-in requires. Throws the error if it requires none. */
export function createSecondStep(error: ApiError, onSignedIn: () => Promise<void>, onBack: () => void) {
  const challenge = readChallenge(error.data);
  if (challenge === undefined) throw error;
  return <SecondStep challenge={challenge} onSignedIn={onSignedIn} onBack={onBack} />;
}

/** The second step of signing in: a code, a passkey or a recovery code. Its code loads when a sign-in requires it. */
function SecondStep({ challenge, onSignedIn, onBack }: SecondStepProps) {
  const t = useTranslate();
  return (
    <Card title={t('factors.title')} description={t('factors.subtitle')}>
      <Stack>
        <ChallengeForm
          challenge={challenge}
          submitLabel={t('auth.submit')}
          send={async (answer) => {
            if (await answerChallenge(answer)) await onSignedIn();
            else onBack();
          }}
        />
        <Button variant="ghost" size="sm" onClick={onBack}>
          {t('factors.back')}
        </Button>
      </Stack>
    </Card>
  );
}
