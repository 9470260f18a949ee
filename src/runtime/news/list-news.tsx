import { focusPage } from '#kit/app-frame/app-frame.tsx';
import { NewsButton } from '#kit/news-button/news-button.tsx';
import { t } from '#lib/i18n/i18n.ts';
import type { ListQuery } from '#lib/queries/list-call.ts';
import type { Resource } from '#schema/resource.ts';
import { useListNews } from './use-list-news.ts';

/** The props of {@link ListNews}. */
export interface ListNewsProps {
  resource: Resource;
  /** The shown part. Another object is another part. */
  search: ListQuery;
}

/** Offers what is new in the shown part of a list. Rows never move by themselves. Its code loads when the page is idle. */
export function ListNews({ resource, search }: ListNewsProps) {
  const { text, show } = useListNews(resource, search);
  return (
    <NewsButton
      text={text}
      action={t('news.show')}
      onShow={() => {
        show();
        scrollTo({ top: 0, behavior: 'smooth' });
        focusPage();
      }}
    />
  );
}
