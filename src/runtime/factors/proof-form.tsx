import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { sendProof } from '#lib/proof/proof.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { PasswordForm } from './password-form.tsx';
import type { ProofWays } from './proof.ts';

interface ProofFormProps {
  proof: ProofWays;
  onProved: () => Promise<void>;
  /** Closes the dialog around the form. */
  onCancel: () => void;
}

/** Asks for a proof of identity, with the password or a second factor, before a change of what protects an account. */
export function ProofForm({
  proof: { byPassword: hasPassword, challenge },
  onProved,
  onCancel,
}: ProofFormProps) {
  const t = useTranslate();
  const [byPassword, setByPassword] = useState(hasPassword);
  return (
    <Stack>
      <Text as="p">{t('security.factors.proof.text')}</Text>
      {byPassword || challenge === undefined ? (
        <PasswordForm
          label={t('auth.password')}
          submitLabel={t('security.factors.proof.goOn')}
          onCancel={onCancel}
          send={async (entries) => {
            await sendProof(entries);
            await onProved();
          }}
        />
      ) : (
        <ChallengeForm
          challenge={challenge}
          submitLabel={t('security.factors.proof.goOn')}
          onCancel={onCancel}
          send={async (answer) => {
            await sendProof(answer);
            await onProved();
          }}
        />
      )}
      {hasPassword && challenge !== undefined && (
        <Button variant="ghost" size="sm" onClick={() => setByPassword(!byPassword)}>
          {t(byPassword ? 'security.factors.proof.byFactor' : 'security.factors.proof.byPassword')}
        </Button>
      )}
    </Stack>
  );
}
