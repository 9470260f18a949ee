import { buttonLinkProps } from '#kit/button/button.tsx';
import { ErrorState, type ErrorStateProps } from '#kit/error-state/error-state.tsx';
import { type MessageKey, useTranslate } from '#lib/i18n/i18n.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { titleLanguage } from './error-pages.ts';

interface Props extends Pick<ErrorStateProps, 'code' | 'text' | 'retry'> {
  titleKey: MessageKey;
}

/** An error that fills the screen, with a link to the dashboard. */
export function ErrorScreen({ titleKey, ...state }: Props) {
  const t = useTranslate();
  const title = t(titleKey);
  return (
    <>
      <title lang={titleLanguage}>{t('shell.pageTitle', { title })}</title>
      <ErrorState
        {...state}
        size="page"
        title={title}
        titleLanguage={titleLanguage}
        action={
          <RouterLink to="/" {...buttonLinkProps(state.retry && { variant: 'ghost' })}>
            {t('errors.home')}
          </RouterLink>
        }
      />
    </>
  );
}
