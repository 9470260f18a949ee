import { ScanSearch } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { AppRouter } from '#app/create-router.ts';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { explain } from '#lib/explain/explain.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { resources } from '#resources/index.ts';
import { saveFile } from '#runtime/export/save-file.ts';
import { dashed } from '#schema/names.ts';
import { pageSetting } from '#schema/page-settings.ts';
import { ExplainSheet } from './explain-sheet.tsx';
import { explainCalls } from './explained-call.ts';
import type { Recorder } from './recorder.ts';
import { startRecording } from './start-recording.ts';

/** The props of the explanation of each screen. */
export interface ExplainScreenProps {
  router: AppRouter;
  /** True if the choice was made before the page was loaded, so that the calls of its first screen belong to it. */
  fromStart: boolean;
}

/** The interval, in milliseconds, at which ages are shown anew. */
const tick = 1_000;

/** Records while it is shown. Its button in the header opens the sheet about the shown screen. */
export function ExplainScreen({ router, fromStart }: ExplainScreenProps) {
  const t = useTranslate();
  const [recorder, setRecorder] = useState<Recorder>();
  const open = useSyncExternalStore(explain.subscribe, explain.isOpen);
  const header = useHeader(router);
  useEffect(() => {
    const recording = startRecording(router, fromStart);
    setRecorder(recording.recorder);
    return recording.stop;
  }, [router, fromStart]);

  return (
    <>
      {header &&
        createPortal(
          <IconButton
            icon={ScanSearch}
            label={t('explain.title')}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-keyshortcuts="i"
            onClick={() => explain.setOpen(true)}
          />,
          header,
        )}
      {recorder && <RecordedSheet recorder={recorder} open={open} />}
    </>
  );
}

/** Returns the header of the page. The frame around the pages is replaced when somebody signs in. */
function useHeader(router: AppRouter): Element | null {
  const [header, setHeader] = useState<Element | null>(null);
  useEffect(() => {
    const find = () => setHeader(document.querySelector('header'));
    find();
    return router.subscribe('onRendered', find);
  }, [router]);
  return header;
}

function RecordedSheet({ recorder, open }: { recorder: Recorder; open: boolean }) {
  const { screen, since, calls, steps } = useSyncExternalStore(recorder.subscribe, recorder.get);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!open) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, [open]);
  const active = queryClient.getQueryCache().findAll({ type: 'active' });
  const shown = active.map(({ queryHash, state }) => ({ queryHash, dataUpdatedAt: state.dataUpdatedAt }));
  const resource = resources.find(({ path }) => path !== undefined && path === screen?.params['resource']);

  const download = () => {
    const text = JSON.stringify(recorder.file(), null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), 'back-office-etapes.json');
  };
  return (
    <ExplainSheet
      open={open}
      onOpenChange={explain.setOpen}
      route={screen?.route ?? ''}
      resource={resource && { name: resource.name, file: `resources/${dashed(resource.name)}.ts` }}
      calls={explainCalls({ calls, since }, shown, now)}
      steps={steps.length}
      host={pageSetting('VITE_API_HOST') ?? location.origin}
      onReread={() => void queryClient.refetchQueries({ type: 'active' })}
      onDownload={download}
    />
  );
}
