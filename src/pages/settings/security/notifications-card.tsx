import { useState } from 'react';
import { Card } from '#kit/card/card.tsx';
import { SwitchLine } from '#kit/toggle-switch/switch-line.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { keepsToasts, keepToasts } from '#lib/notify/toast-choice.ts';

/** Chooses how long toasts are shown in this browser. */
export function NotificationsCard() {
  const t = useTranslate();
  const [kept, setKept] = useState(keepsToasts);
  return (
    <Card title={t('security.toasts.title')}>
      <SwitchLine
        label={t('security.toasts.keep')}
        note={t('security.toasts.note')}
        checked={kept}
        onChange={({ target: { checked } }) => {
          if (keepToasts(checked)) setKept(checked);
          else notify.error(t('security.toasts.denied'));
        }}
      />
    </Card>
  );
}
