import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '#lib/api/api-error.ts';
import { retryScreen } from '#lib/code/retry-screen.ts';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { errorPageOf } from './error-pages.ts';
import { ErrorScreen } from './error-screen.tsx';

/** The parameters of the path of a record. */
interface RecordPath {
  resource?: string;
  id?: string;
}

/** Replaces a screen that failed: the error, a retry, and the way back: to the list of a record, else to the dashboard. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const t = useTranslate();
  const router = useRouter();
  const { resource, id }: RecordPath = router.state.matches.at(-1)?.params ?? {};
  return (
    <ErrorScreen
      {...(error instanceof ApiError && { code: error.status, text: errorText(error) })}
      titleKey={errorPageOf(error)}
      list={resource && id && `/${resource}`}
      retry={{ label: t('common.retry'), onRetry: () => void retryScreen(router) }}
    />
  );
}
