import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Card } from '#kit/card/card.tsx';
import { ErrorState } from '#kit/error-state/error-state.tsx';
import type { LazyScreen } from '#lib/code/lazy-screen.ts';
import { reloadIfReached } from '#lib/code/retry-screen.ts';
import { connection } from '#lib/connection/connection.ts';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';

interface TabPanelProps {
  content: LazyScreen<Record<never, never>>;
  children: ReactNode;
}

/** The panel of a tab. If its code could not be loaded, only the panel says so, and loads it again when it can. */
export function TabPanel({ content, children }: TabPanelProps) {
  const failed = useCallback(
    (props: ErrorComponentProps) => <FailedPanel {...props} content={content} />,
    [content],
  );
  return (
    <CatchBoundary getResetKey={() => 'tab'} errorComponent={failed}>
      {children}
    </CatchBoundary>
  );
}

function FailedPanel({ error, reset, content }: ErrorComponentProps & Pick<TabPanelProps, 'content'>) {
  const t = useTranslate();
  /** Loads the code again. Resolves to true if the panel can be shown. */
  const load = useCallback(async () => {
    const isLoaded = await content.preload().then(
      () => true,
      () => false,
    );
    if (isLoaded) reset();
    return isLoaded;
  }, [content, reset]);
  useEffect(
    () =>
      connection.onChange((change) => {
        if (change === 'back') void load();
      }),
    [load],
  );
  const retry = async () => {
    // Most browsers remember that a file could not be loaded.
    if (!(await load())) await reloadIfReached();
  };
  return (
    <Card>
      <ErrorState
        title={errorText(error)}
        retry={{ label: t('common.retry'), onRetry: () => void retry() }}
      />
    </Card>
  );
}
