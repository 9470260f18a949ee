import { useEffect, useState } from 'react';
import { Announcement } from '#kit/announcement/announcement.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { DraftForm } from './use-draft-form.ts';

/** Milliseconds after which a form says that it is being sent. */
const patience = 1_000;

/** Announces how many fields of a rejected form are wrong, since the focus reads the first one, and that sending takes long. */
export function FormStatus({
  form: { pending, rejection },
}: {
  form: Pick<DraftForm, 'pending' | 'rejection'>;
}) {
  const t = useTranslate();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(setIsSlow, patience, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [pending]);
  const { wrong, attempt } = rejection;
  const count = wrong > 0 ? t('form.wrong', { count: wrong }) : undefined;
  return <Announcement text={isSlow ? t('form.pending') : pending ? undefined : count} turn={attempt} />;
}
