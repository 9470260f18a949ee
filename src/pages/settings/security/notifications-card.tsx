import { useId, useState } from 'react';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { ToggleSwitch } from '#kit/toggle-switch/toggle-switch.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { keepsToasts, keepToasts } from '#lib/notify/toast-choice.ts';

/** Chooses how long toasts are shown in this browser. */
export function NotificationsCard() {
  const t = useTranslate();
  const id = useId();
  const [kept, setKept] = useState(keepsToasts);
  return (
    <Card title={t('security.toasts.title')}>
      <Stack direction="row" gap="3" align="center" justify="between">
        <label htmlFor={id}>
          <Text as="div">{t('security.toasts.keep')}</Text>
          <Text as="div" variant="caption" tone="muted">
            {t('security.toasts.note')}
          </Text>
        </label>
        <ToggleSwitch
          id={id}
          checked={kept}
          onChange={({ target: { checked } }) => {
            if (keepToasts(checked)) setKept(checked);
            else notify.error(t('security.toasts.denied'));
          }}
        />
      </Stack>
    </Card>
  );
}
