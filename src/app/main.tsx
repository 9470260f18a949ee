import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from '#lib/api/api-error.ts';
import { forgetStarted } from '#lib/api/started-calls.ts';
import { retryStyles } from '#lib/code/retry-styles.ts';
import '#theme/global.css';
import { App } from './app.tsx';
import { createAppRouter } from './create-router.ts';
import './early-errors.ts';
import { followSession } from './session-navigation.ts';

/**
 * Starts the app. The first route is loaded and its gate has decided before the first render, so no other page is
 * shown for a moment. This is a function, because the code of a route imports this file's chunk: a top-level `await`
 * would never end.
 */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('No #root');
  retryStyles();
  const router = createAppRouter();
  followSession(router);
  await router.load();
  forgetStarted();
  createRoot(container, { onCaughtError: reportUnexpected }).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

/** Reports an error that a page threw. A failed call is shown on its own page and not reported. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error);
}

void start();
