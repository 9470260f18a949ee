import { useState, useSyncExternalStore } from 'react';
import { Alert } from '#kit/alert/alert.tsx';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { SwitchLine } from '#kit/toggle-switch/switch-line.tsx';
import { explain } from '#lib/explain/explain.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';

/** Turns the explanation of screens on or off, for the signed-in user in this browser. */
export function SupportCard() {
  const t = useTranslate();
  const on = useSyncExternalStore(explain.subscribe, explain.isOn);
  const [isDenied, setDenied] = useState(false);
  return (
    <Card title={t('pages.serviceState.support.title')} description={t('pages.serviceState.support.text')}>
      <Stack gap="4">
        <SwitchLine
          label={t('pages.serviceState.support.switch')}
          note={t('pages.serviceState.support.note')}
          checked={on}
          onChange={({ target: { checked } }) => setDenied(!explain.turn(checked))}
        />
        {isDenied && <Alert tone="warning" role="alert" title={t('pages.serviceState.support.denied')} />}
      </Stack>
    </Card>
  );
}
