import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { session } from '#lib/session/session.ts';
import { useSessionEnd } from '#lib/session-end/use-session-end.ts';
import { useSingleSubmission } from '#lib/submission/use-single-submission.ts';

const signInAgain = lazyComponent(async () => (await import('./sign-in-again.tsx')).SignInAgain);

/**
 * Asks two minutes before the end of the session whether to stay. After the end the user signs in again in place: the
 * page behind keeps what was typed.
 */
export function SessionEnd() {
  const t = useTranslate();
  const { ending, noteUse, restart } = useSessionEnd();
  const { pending, take } = useSingleSubmission();
  const [isRead, setIsRead] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(ending);
  // A dialog that closes keeps its text.
  if (ending !== undefined && ending !== shown) setShown(ending);
  const isOver = shown?.minutes === 0;
  const isFixed = !isOver && shown?.mayStay === false;
  const SignInAgain = useLazyComponent(signInAgain, isOver);
  const email = session.state().user?.email;
  if (ending === undefined && isRead) setIsRead(false);
  useEffect(() => {
    if (ending !== undefined) signInAgain.preload();
  }, [ending]);

  /** Uses the session. If it is over, the server refuses, and the login page opens with the way back. */
  async function use() {
    const { admitted } = await session.checkSession();
    if (admitted) noteUse();
    else if (session.state().accessToken !== undefined) notify.error(t('errors.network'));
  }
  const stay = () => (isFixed ? setIsRead(true) : take(use));
  const isInPlace = isOver && SignInAgain !== null && email !== undefined;

  return (
    <Dialog
      open={ending !== undefined && !(isFixed && isRead)}
      onOpenChange={(open) => {
        if (!open && !isOver) stay();
      }}
      role="alertdialog"
      size="sm"
      title={isOver ? t('auth.expired') : t('sessionEnd.title', { count: shown?.minutes ?? 1 })}
      description={t(isOver ? 'sessionEnd.over' : isFixed ? 'sessionEnd.fixed' : 'sessionEnd.idle')}
      dismissible={!isOver && !pending}
      initialFocus={main}
      footer={
        <>
          <Button variant="outline" block={isInPlace} onClick={() => void session.signOut()}>
            {t('sessionEnd.leave')}
          </Button>
          {!isInPlace && (
            <Button ref={main} loading={pending} onClick={stay}>
              {t(isOver ? 'sessionEnd.again' : isFixed ? 'sessionEnd.goOn' : 'sessionEnd.stay')}
            </Button>
          )}
        </>
      }
    >
      {isInPlace ? <SignInAgain email={email} onSignedIn={restart} /> : undefined}
    </Dialog>
  );
}
