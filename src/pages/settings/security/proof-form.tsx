import { useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { PasswordInput } from '#kit/password-input/password-input.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { ChallengeForm } from '#runtime/factors/challenge-form.tsx';
import { useEntryForm } from '#runtime/form/use-entry-form.ts';
import { type beginProof, prove } from './factor-calls.ts';

interface ProofFormProps {
  proof: Awaited<ReturnType<typeof beginProof>>;
  onProved: () => Promise<void>;
}

/** Asks who it is before something about the account changes: by the password, or by a second factor. */
export function ProofForm({ proof: { password, challenge }, onProved }: ProofFormProps) {
  const t = useTranslate();
  const [byPassword, setByPassword] = useState(password);
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
            await prove(answer);
            await onProved();
          }}
        />
      )}
      {password && challenge !== undefined && (
        <Button variant="ghost" size="sm" onClick={() => setByPassword(!byPassword)}>
          {t(byPassword ? 'security.factors.byFactor' : 'security.factors.byPassword')}
        </Button>
      )}
    </Stack>
  );
}

function PasswordProof({ onProved }: Pick<ProofFormProps, 'onProved'>) {
  const t = useTranslate();
  const form = useEntryForm({ password: '' }, async (entries) => {
    await prove(entries);
    await onProved();
  });
  return (
    <FormLayout pending={form.pending} onSubmit={form.onSubmit}>
      <Field label={t('auth.password')} required error={form.errors['password']}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.bind('password')}
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
