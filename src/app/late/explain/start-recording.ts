import { contract } from 'virtual:contract';
import type { AppRouter } from '#app/create-router.ts';
import { dictionary } from '#lib/i18n/translator.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { resources } from '#resources/index.ts';
import { stringifySearch } from '#runtime/address/url-search.ts';
import { controlOf } from './control-of.ts';
import { recordCalls, recordEarlierReads, recordQueries } from './record-calls.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { createRedaction, type OpenedScreen } from './redact.ts';

/** Returns the screen that the router shows. */
function screenOf({ state }: AppRouter): OpenedScreen {
  const { fullPath = '', params = {} } = state.matches.at(-1) ?? {};
  return { route: fullPath, params: { ...params }, search: stringifySearch(state.location.search) };
}

/** Records navigations. Returns the function that ends it. */
function recordScreens(recorder: Recorder, router: AppRouter): () => void {
  recorder.open(screenOf(router));
  const stops = [
    router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) recorder.leave();
    }),
    router.subscribe('onResolved', ({ hrefChanged }) => {
      if (hrefChanged) recorder.open(screenOf(router));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Records presses and errors of the page. Returns the function that ends it. */
function recordPage(recorder: Recorder): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const press = ({ target }: MouseEvent) => {
    const control = controlOf(target);
    if (control !== undefined) recorder.click(control);
  };
  // Before the product handles the press: the control may be gone after it.
  document.addEventListener('click', press, { capture: true, signal });
  addEventListener('error', ({ error, filename, lineno }) => recorder.error(error, filename, lineno), {
    signal,
  });
  addEventListener('unhandledrejection', ({ reason }) => recorder.error(reason, '', 0), { signal });
  return () => stopped.abort();
}

/** A recording that runs. */
export interface RunningRecording {
  readonly recorder: Recorder;
  stop(): void;
}

/**
 * Starts to record. `fromStart`: the shown screen is the first one of the page, so the calls before belong to it, too.
 */
export function startRecording(router: AppRouter, fromStart: boolean): RunningRecording {
  const redaction = createRedaction({ resources, calls: contract, dictionary });
  const since = fromStart ? performance.timeOrigin : Date.now();
  const recorder = createRecorder({ declared: contract, redaction, since });
  if (fromStart) recordEarlierReads(recorder, contract);
  const stops = [
    recordScreens(recorder, router),
    recordCalls(recorder),
    recordQueries(recorder, queryClient.getQueryCache()),
    recordPage(recorder),
  ];
  return {
    recorder,
    stop() {
      for (const stop of stops) stop();
    },
  };
}
