import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { buttonLinkProps } from '#kit/button/button.tsx';
import { ErrorState } from '#kit/error-state/error-state.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { retryScreen } from '#lib/code/retry-screen.ts';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { errorPageOf, titleLanguage } from './error-pages.ts';

/** Replaces a screen that failed: the error, a link to the dashboard, and a retry. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const t = useTranslate();
  const router = useRouter();
  const title = t(errorPageOf(error));
  return (
    <>
      <title lang={titleLanguage}>{t('shell.pageTitle', { title })}</title>
      <ErrorState
        size="page"
        code={error instanceof ApiError ? error.status : undefined}
        title={title}
        titleLanguage={titleLanguage}
        text={error instanceof ApiError ? errorText(error) : undefined}
        retry={{ label: t('common.retry'), onRetry: () => void retryScreen(router) }}
        action={
          <RouterLink to="/" {...buttonLinkProps({ variant: 'ghost' })}>
            {t('errors.home')}
          </RouterLink>
        }
      />
    </>
  );
}
