import { buttonLinkProps } from '#kit/button/button.tsx';
import { ErrorState, type ErrorStateProps } from '#kit/error-state/error-state.tsx';
import { tabTitle } from '#kit/page-title.ts';
import { type MessageKey, useTranslate } from '#lib/i18n/i18n.ts';
import { listAddresses } from '#runtime/links/list-addresses.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { titleLanguage } from './error-pages.ts';

interface Props extends Pick<ErrorStateProps, 'code' | 'text' | 'retry'> {
  titleKey: MessageKey;
  /** The path of the list that the way back leads to. Default: it leads to the dashboard. */
  list?: string | undefined;
}

/** An error that fills the screen, with the way back. It comes first where another attempt hardly helps. */
export function ErrorScreen({ titleKey, list, ...state }: Props) {
  const t = useTranslate();
  const title = t(titleKey);
  const actionFirst = state.code === 404;
  return (
    <>
      <title lang={titleLanguage}>{tabTitle(title)}</title>
      <ErrorState
        {...state}
        size="page"
        title={title}
        titleLanguage={titleLanguage}
        actionFirst={actionFirst}
        action={
          <RouterLink
            to={(list && listAddresses.get(list)) ?? list ?? '/'}
            {...buttonLinkProps({ variant: actionFirst ? 'solid' : 'ghost' })}
          >
            {t(list ? 'errors.list' : 'errors.home')}
          </RouterLink>
        }
      />
    </>
  );
}
