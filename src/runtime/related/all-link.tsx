import { buttonLinkProps } from '#kit/button/button.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';

/** The link from some records to the list of all of them. `list` is their title. */
export function AllLink({ href, list }: { href: string; list: string }) {
  const t = useTranslate();
  return (
    <RouterLink
      to={href}
      aria-label={t('related.allOf', { list })}
      {...buttonLinkProps({ variant: 'outline', size: 'sm' })}
    >
      {t('related.all')}
    </RouterLink>
  );
}
