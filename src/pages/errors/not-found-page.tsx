import { buttonLinkProps } from '#kit/button/button.tsx';
import { ErrorState } from '#kit/error-state/error-state.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { titleLanguage } from './error-pages.ts';

/** The page for a URL that does not exist. */
export function NotFoundPage() {
  const t = useTranslate();
  const title = t('errors.pages.notFound');
  return (
    <>
      <title lang={titleLanguage}>{t('shell.pageTitle', { title })}</title>
      <ErrorState
        size="page"
        code={404}
        title={title}
        titleLanguage={titleLanguage}
        action={
          <RouterLink to="/" {...buttonLinkProps()}>
            {t('errors.home')}
          </RouterLink>
        }
      />
    </>
  );
}
