import { useRef, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { session } from '#lib/session/session.ts';
import { useSessionEnd } from '#lib/session-end/use-session-end.ts';
import { useSingleSubmission } from '#lib/submission/use-single-submission.ts';

/**
 * Asks two minutes before the end of the session whether to stay. The page behind keeps what was typed, even after the
 * end: only signing in again leaves it.
 */
export function SessionEnd() {
  const t = useTranslate();
  const { ending, noteUse } = useSessionEnd();
  const { pending, take } = useSingleSubmission();
  const [isRead, setIsRead] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const isOver = ending?.minutes === 0;
  const isFixed = !isOver && ending?.mayStay === false;
  if (ending === undefined && isRead) setIsRead(false);

  /** Uses the session. If it is over, the server refuses, and the login page opens with the way back. */
  async function use() {
    const { admitted } = await session.checkSession();
    if (admitted) noteUse();
    else if (session.state().accessToken !== undefined) notify.error(t('errors.network'));
  }
  const stay = () => (isFixed ? setIsRead(true) : take(use));

  return (
    <Dialog
      open={ending !== undefined && !(isFixed && isRead)}
      onOpenChange={(open) => {
        if (!open && !isOver) stay();
      }}
      role="alertdialog"
      size="sm"
      title={isOver ? t('auth.expired') : t('sessionEnd.title', { count: ending?.minutes ?? 1 })}
      description={t(isOver ? 'sessionEnd.over' : isFixed ? 'sessionEnd.fixed' : 'sessionEnd.idle')}
      dismissible={!isOver && !pending}
      initialFocus={main}
      footer={
        <>
          {!isOver && (
            <Button variant="outline" onClick={() => void session.signOut()}>
              {t('sessionEnd.leave')}
            </Button>
          )}
          <Button ref={main} loading={pending} onClick={stay}>
            {t(isOver ? 'sessionEnd.again' : isFixed ? 'sessionEnd.goOn' : 'sessionEnd.stay')}
          </Button>
        </>
      }
    />
  );
}
