import { Button } from '#kit/button/button.tsx';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { Text } from '#kit/text/text.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useEntryForm } from '#lib/submission/use-entry-form.ts';
import { createPasskey } from '#runtime/factors/passkeys.ts';
import { deviceName } from './device-name.ts';
import { confirmPasskey, type PasskeySetup } from './factor-calls.ts';
import type { FactorSteps } from './use-factor-steps.ts';

/** Sets up a passkey: its name, then the browser's own question. */
export function PasskeyForm({ setup, steps }: { setup: PasskeySetup; steps: FactorSteps }) {
  const t = useTranslate();
  const form = useEntryForm({ name: deviceName(navigator.userAgent) }, async ({ name }) => {
    const credential = await createPasskey(setup.options);
    await steps.confirm(() => confirmPasskey(setup, { name, credential }));
  });
  return (
    <FormLayout pending={form.pending} onSubmit={form.onSubmit}>
      <Text as="p">{t('factors.passkeyHint')}</Text>
      <Field
        label={t('security.factors.name')}
        hint={t('security.factors.nameHint')}
        required
        error={form.errors['name']}
      >
        {(control) => <TextInput {...control} {...form.bind('name')} maxLength={100} autoFocus />}
      </Field>
      <Button type="submit" size="lg" block loading={form.pending}>
        {t('security.factors.createPasskey')}
      </Button>
    </FormLayout>
  );
}
