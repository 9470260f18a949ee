import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { PasswordInput } from '#kit/password-input/password-input.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { secretMember, sendProof } from '#lib/proof/proof.ts';
import { useEntryForm } from '#lib/submission/use-entry-form.ts';
import { ChallengeForm } from './challenge-form.tsx';
import type { ProofWays } from './proof.ts';

interface ProofFormProps {
  proof: ProofWays;
  onProved: () => Promise<void>;
}

/** Asks who it is before something changes that protects an account: by the password, or by a second factor. */
export function ProofForm({ proof: { byPassword: hasPassword, challenge }, onProved }: ProofFormProps) {
  const t = useTranslate();
  const [byPassword, setByPassword] = useState(hasPassword);
  return (
    <Stack>
      <Text as="p">{t('security.factors.proofText')}</Text>
      {byPassword || challenge === undefined ? (
        <PasswordProof onProved={onProved} />
      ) : (
        <ChallengeForm
          challenge={challenge}
          submitLabel={t('security.factors.goOn')}
          send={async (answer) => {
            await sendProof(answer);
            await onProved();
          }}
        />
      )}
      {hasPassword && challenge !== undefined && (
        <Button variant="ghost" size="sm" onClick={() => setByPassword(!byPassword)}>
          {t(byPassword ? 'security.factors.byFactor' : 'security.factors.byPassword')}
        </Button>
      )}
    </Stack>
  );
}

function PasswordProof({ onProved }: Pick<ProofFormProps, 'onProved'>) {
  const t = useTranslate();
  const form = useEntryForm({ [secretMember]: '' }, async (entries) => {
    await sendProof(entries);
    await onProved();
  });
  return (
    <FormLayout pending={form.pending} onSubmit={form.onSubmit}>
      <Field label={t('auth.password')} required error={form.errors[secretMember]}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.bind(secretMember)}
            autoComplete="current-password"
            autoFocus
            revealLabel={t('common.showPassword')}
            concealLabel={t('common.hidePassword')}
          />
        )}
      </Field>
      <Button type="submit" block loading={form.pending}>
        {t('security.factors.goOn')}
      </Button>
    </FormLayout>
  );
}
