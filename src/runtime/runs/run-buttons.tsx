import { Button } from '#kit/button/button.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { Run, RunProgress } from './run-each.ts';

interface RunButtonsProps {
  run: Run | undefined;
  state: RunProgress<unknown>['state'] | undefined;
}

/** The buttons that stop, pause and continue a run. */
export function RunButtons({ run, state }: RunButtonsProps) {
  const t = useTranslate();
  return (
    <>
      <Button variant="outline" onClick={() => run?.stop()}>
        {t('runs.stop')}
      </Button>
      {state === 'running' ? (
        <Button onClick={() => run?.pause()}>{t('runs.pause')}</Button>
      ) : (
        <Button onClick={() => run?.resume()}>{t('runs.resume')}</Button>
      )}
    </>
  );
}
