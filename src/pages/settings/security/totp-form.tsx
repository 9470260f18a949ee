import { Button } from '#kit/button/button.tsx';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { PinInput } from '#kit/pin-input/pin-input.tsx';
import { QrCode } from '#kit/qr-code/qr-code.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useEntryForm } from '#lib/submission/use-entry-form.ts';
import { EntryButtons } from '#runtime/factors/entry-buttons.tsx';
import { copyText } from './copy-text.ts';
import { confirmTotp, type TotpSetup } from './factor-calls.ts';
import type { FactorSteps } from './use-factor-steps.ts';

/**
 * Sets up an authenticator app: the QR code, the secret as text, and the first code. A phone cannot scan its own
 * screen: there the secret is copied.
 */
export function TotpForm({ setup, steps }: { setup: TotpSetup; steps: FactorSteps }) {
  const t = useTranslate();
  const form = useEntryForm({ code: '', name: t('security.factors.kinds.totp') }, (entries) =>
    steps.confirm(() => confirmTotp(setup, entries)),
  );
  const toasts = {
    copied: t('security.factors.secretCopied'),
    failed: t('security.factors.secretNotCopied'),
  };
  return (
    <Stack gap="5">
      <Text as="p">{t('security.factors.totpText')}</Text>
      <Stack align="center" gap="2">
        <QrCode value={setup.uri} label={t('security.factors.qrCode')} />
        <Text as="p" tone="muted">
          {t('security.factors.secret')}
        </Text>
        <Text as="code" variant="code">
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </Text>
        <Button variant="outline" size="sm" onClick={() => void copyText(setup.secret, toasts)}>
          {t('security.factors.copySecret')}
        </Button>
      </Stack>
      <FormLayout requiredNote={t('form.requiredNote')} pending={form.pending} onSubmit={form.onSubmit}>
        <Field label={t('factors.totp')} hint={t('factors.totpHint')} required error={form.errors['code']}>
          {(control) => <PinInput {...control} {...form.bind('code')} autoFocus />}
        </Field>
        <Field label={t('security.factors.name')} required error={form.errors['name']}>
          {(control) => <TextInput {...control} {...form.bind('name')} maxLength={100} />}
        </Field>
        <EntryButtons
          submitLabel={t('security.factors.activate')}
          pending={form.pending}
          onCancel={steps.close}
        />
      </FormLayout>
    </Stack>
  );
}
