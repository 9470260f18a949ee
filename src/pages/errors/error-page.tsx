import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '#lib/api/api-error.ts';
import { retryScreen } from '#lib/code/retry-screen.ts';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { errorPageOf } from './error-pages.ts';
import { ErrorScreen } from './error-screen.tsx';

/** Replaces a screen that failed: the error, a link to the dashboard, and a retry. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const t = useTranslate();
  const router = useRouter();
  const known = error instanceof ApiError;
  return (
    <ErrorScreen
      code={known ? error.status : undefined}
      titleKey={errorPageOf(error)}
      text={known ? errorText(error) : undefined}
      retry={{ label: t('common.retry'), onRetry: () => void retryScreen(router) }}
    />
  );
}
