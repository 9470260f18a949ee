import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from '#lib/api/api-error.ts';
import '#theme/global.css';
import { App } from './app.tsx';
import { createAppRouter } from './create-router.ts';
import { followSession } from './session-navigation.ts';

/**
 * The route one lands on is there, code and gate, before the first render: nothing suspends, nothing flashes.
 * Not at the top level of the module: what a route loads imports this file's chunk, and would wait for it for ever.
 */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('index.html has no #root');
  const router = createAppRouter();
  followSession(router);
  await router.load();
  createRoot(container, { onCaughtError: reportUnexpected }).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

/** A call that failed has its page already; anything else that a page broke on is a mistake worth a report. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error);
}

void start();
