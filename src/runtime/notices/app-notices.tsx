import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '#kit/button/button.tsx';
import { NoticeBar } from '#kit/notice-bar/notice-bar.tsx';
import { lacksConnection, retryScreen, type ScreenRouter } from '#lib/code/retry-screen.ts';
import { connection } from '#lib/connection/connection.ts';
import { drafts } from '#lib/drafts/drafts.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { SessionEnd } from '#runtime/session-end/session-end.tsx';
import { missingParts, retryMissing, retryMissingOrReload } from './missing-code.ts';
import { watchConnection } from './watch-connection.ts';

// Drafts that are too old go, even if no form is opened.
drafts.sweep();

/** The notices about the connection and about a new version. Its code loads when the page is idle. */
export function AppNotices({ router }: { router: ScreenRouter }) {
  const t = useTranslate();
  const { isOffline, isOutdated } = useSyncExternalStore(connection.subscribe, connection.get);
  const lacksCode = useSyncExternalStore(missingParts.subscribe, missingParts.exist);
  useEffect(
    () =>
      watchConnection({
        retry() {
          if (lacksConnection(router)) void retryScreen(router);
          retryMissing();
        },
      }),
    [router],
  );

  return (
    <>
      <SessionEnd />
      <NoticeBar
        label={t('notices.label')}
        notices={[
          ...(isOffline ? [{ id: 'offline', text: t('notices.offline') }] : []),
          ...(lacksCode
            ? [
                {
                  id: 'code',
                  text: t('notices.code'),
                  action: (
                    <Button size="sm" variant="outline" onClick={() => void retryMissingOrReload()}>
                      {t('common.retry')}
                    </Button>
                  ),
                },
              ]
            : []),
          ...(isOutdated
            ? [
                {
                  id: 'version',
                  text: t('notices.version'),
                  // If a form has unsaved changes, the browser asks first.
                  action: (
                    <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
                      {t('notices.reload')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
