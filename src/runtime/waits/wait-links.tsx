import { resourceEntries } from 'virtual:resource-entries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CountLink } from '#kit/count-links/count-link.tsx';
import { CountLinks } from '#kit/count-links/count-links.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { findText, useTranslate } from '#lib/i18n/i18n.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { isFailed } from '#runtime/page/query-error.tsx';
import { fillText } from '#schema/dictionary.ts';
import { sumsQuery } from './sums-query.ts';
import { type ResourceWait, waitHref, waitQuery, waits, waitText } from './waits.ts';

/** Shows what waits in all lists that declare it, each as a link to these records. */
export function WaitLinks({ title }: { title: string }) {
  // One moment for all: at midnight, the links and the counts stay about the same days.
  const [today] = useState(() => new Date());
  return (
    <CountLinks label={title}>
      {waits.map((wait) => (
        <WaitLink key={`${wait.resource}.${wait.wait}`} wait={wait} today={today} />
      ))}
    </CountLinks>
  );
}

function WaitLink({ wait, today }: { wait: ResourceWait; today: Date }) {
  const t = useTranslate();
  const count = useQuery(waitQuery(wait, today));
  const sums = useQuery({ ...sumsQuery(wait), enabled: wait.load !== undefined });
  const failed = [count, sums].find(isFailed);
  const textAt = (name: string) => findText(`resources.${wait.resource}.waits.${wait.wait}.${name}`) ?? '';
  const areKnown = count.data !== undefined && (wait.load === undefined || sums.data !== undefined);
  return (
    <CountLink
      icon={resourceEntries.find(({ name }) => name === wait.resource)?.icon}
      label={textAt('label')}
      note={areKnown ? fillText(textAt('note'), sums.data ?? {}) : undefined}
      count={areKnown ? waitText(count.data) : undefined}
      tone={wait.last === undefined && count.data !== undefined && count.data.total > 0 ? 'waiting' : 'quiet'}
      href={waitHref(wait, today)}
      renderLink={routerLink}
      failure={
        failed && {
          message: errorText(failed.error),
          retry: t('common.retry'),
          onRetry: () => void Promise.all([count, sums].filter(isFailed).map(({ refetch }) => refetch())),
        }
      }
    />
  );
}
