import type { AppRouter } from '#app/create-router.ts';
import { AppNotices } from '#runtime/notices/app-notices.tsx';
import { UndoRuns } from '#runtime/undo/undo-runs.tsx';
import { useAppearance } from '#shell/theme.ts';
import { useExplain } from './use-explain.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLateFont } from './use-late-font.ts';
import { useLive } from './use-live.ts';
import { usePageReports } from './use-page-reports.ts';
import { usePreferences } from './use-preferences.ts';
import { useRecordPreview } from './use-record-preview.tsx';
import { useRequiredPage } from './use-required-page.ts';
import { useWaitCounts } from './use-wait-counts.tsx';

/**
 * Shows the notices of every page, and runs what all pages have but no first paint needs, e.g. the live changes and the
 * previews of records. Its code loads when the page is idle.
 */
export function PageNotices({ router }: { router: AppRouter }) {
  useAppearance();
  useRequiredPage(router);
  useLateFont(router);
  useKeptFocus();
  useLive();
  useWaitCounts();
  usePreferences();
  usePageReports(router);
  const explanation = useExplain(router);
  const preview = useRecordPreview(router);
  return (
    <>
      <AppNotices router={router} />
      <UndoRuns />
      {explanation}
      {preview}
    </>
  );
}
