import { useId, useState, useSyncExternalStore } from 'react';
import { Alert } from '#kit/alert/alert.tsx';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { ToggleSwitch } from '#kit/toggle-switch/toggle-switch.tsx';
import { explain } from '#lib/explain/explain.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';

/** Turns the explanation of screens on or off, for the signed-in user in this browser. */
export function SupportCard() {
  const t = useTranslate();
  const switchId = useId();
  const on = useSyncExternalStore(explain.subscribe, explain.isOn);
  const [isDenied, setDenied] = useState(false);
  return (
    <Card
      title={t('pages.serviceState.support.title')}
      description={t('pages.serviceState.support.text')}
      width="form"
    >
      <Stack gap="4">
        <Stack direction="row" gap="3" align="center" justify="between">
          <label htmlFor={switchId}>
            <Text as="div">{t('pages.serviceState.support.switch')}</Text>
            <Text as="div" variant="caption" tone="muted">
              {t('pages.serviceState.support.note')}
            </Text>
          </label>
          <ToggleSwitch
            id={switchId}
            checked={on}
            onChange={({ target: { checked } }) => setDenied(!explain.turn(checked))}
          />
        </Stack>
        {isDenied && <Alert tone="warning" role="alert" title={t('pages.serviceState.support.denied')} />}
      </Stack>
    </Card>
  );
}
