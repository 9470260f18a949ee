import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { session } from '#lib/session/session.ts';
import { useSessionEnd } from '#lib/session-end/use-session-end.ts';
import { useSingleSubmission } from '#lib/submission/use-single-submission.ts';
import { signOutOrAsk } from '#runtime/links/leave-guards.ts';

const signInAgain = lazyComponent(async () => (await import('./sign-in-again.tsx')).SignInAgain);

/**
 * Asks whether to stay, two minutes before the session ends. After its end, the user signs in again in the same dialog,
 * and the page behind keeps what was typed.
 */
export function SessionEnd() {
  const t = useTranslate();
  const { ending, recordUse, restart, verify } = useSessionEnd();
  const staying = useSingleSubmission();
  const leaving = useSingleSubmission();
  const [isAcknowledged, setIsAcknowledged] = useState(false);
  const mainButton = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(ending);
  // The text stays while the dialog closes.
  if (ending !== undefined && ending !== shown) setShown(ending);
  const isOver = shown?.minutes === 0;
  const cannotExtend = !isOver && shown?.canExtend === false;
  const SignInAgain = useLazyComponent(signInAgain, isOver);
  const email = session.state().user?.email;
  if (ending === undefined && isAcknowledged) setIsAcknowledged(false);
  useEffect(() => {
    if (ending !== undefined) signInAgain.preload();
  }, [ending]);

  const reportFailure = () => {
    if (session.state().accessToken !== undefined) notify.error(t('errors.network'));
  };
  /** Makes a call that uses the session. If it is over already, this dialog asks to sign in. */
  async function extend() {
    const { admitted } = await inBackground(session.checkSession);
    if (admitted) recordUse();
    else reportFailure();
  }
  // For a user without a password, or without the code of the sign-in: if the session is over, the login page opens. Its end
  // is no sign-out, so the drafts stay.
  const openLogin = () => verify().catch(reportFailure);
  const leaveForLogin = () => leaving.take(openLogin);
  const stay = () => (cannotExtend ? setIsAcknowledged(true) : staying.take(extend));
  const asksToSignIn = isOver && SignInAgain !== null && email !== undefined;

  return (
    <Dialog
      open={ending !== undefined && !(cannotExtend && isAcknowledged)}
      onOpenChange={(open) => {
        if (!open && !isOver) stay();
      }}
      role="alertdialog"
      size="sm"
      title={isOver ? t('auth.expired') : t('sessionEnd.title', { count: shown?.minutes ?? 1 })}
      description={t(isOver ? 'sessionEnd.over' : cannotExtend ? 'sessionEnd.fixed' : 'sessionEnd.idle')}
      dismissible={!isOver && !staying.pending}
      initialFocus={mainButton}
      footer={
        <>
          <Button variant="outline" block={asksToSignIn} onClick={signOutOrAsk}>
            {t('sessionEnd.leave')}
          </Button>
          {!asksToSignIn && (
            <Button
              ref={mainButton}
              loading={isOver ? leaving.pending : staying.pending}
              onClick={() => (isOver ? leaveForLogin() : stay())}
            >
              {t(isOver ? 'sessionEnd.again' : cannotExtend ? 'sessionEnd.goOn' : 'sessionEnd.stay')}
            </Button>
          )}
        </>
      }
    >
      {asksToSignIn ? (
        <SignInAgain email={email} onSignedIn={restart} onLeave={leaveForLogin} isLeaving={leaving.pending} />
      ) : undefined}
    </Dialog>
  );
}
