import { useState } from 'react';
import { Card } from '#kit/card/card.tsx';
import { SwitchLine } from '#kit/toggle-switch/switch-line.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { keepsToasts, keepToasts } from '#lib/notify/toast-choice.ts';

/** Chooses how long toasts are shown in this browser. Other preferences are in the menu of the account. */
export function NotificationsCard() {
  const t = useTranslate();
  const [kept, setKept] = useState(keepsToasts);
  return (
    <Card title={t('pages.settings.notifications.title')}>
      <SwitchLine
        label={t('pages.settings.notifications.keep')}
        note={t('pages.settings.notifications.note')}
        checked={kept}
        onChange={({ target: { checked } }) => {
          if (keepToasts(checked)) setKept(checked);
          else notify.error(t('pages.settings.notifications.denied'));
        }}
      />
    </Card>
  );
}
