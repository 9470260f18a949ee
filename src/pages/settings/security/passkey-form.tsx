import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { createPasskey } from '#runtime/factors/passkeys.ts';
import { deviceName } from './device-name.ts';
import { confirmPasskey, type PasskeySetup } from './factor-calls.ts';
import { FactorNameForm } from './factor-name-form.tsx';
import type { FactorSteps } from './use-factor-steps.ts';

/** Sets up a passkey: its name, then the browser's own question. */
export function PasskeyForm({ setup, steps }: { setup: PasskeySetup; steps: FactorSteps }) {
  const t = useTranslate();
  return (
    <FactorNameForm
      name={deviceName(navigator.userAgent)}
      submitLabel={t('security.factors.createPasskey')}
      onCancel={steps.close}
      send={async ({ name }) => {
        const credential = await createPasskey(setup.options);
        await steps.confirm(() => confirmPasskey(setup, { name, credential }));
      }}
    >
      <Text as="p">{t('factors.passkeyHint')}</Text>
    </FactorNameForm>
  );
}
