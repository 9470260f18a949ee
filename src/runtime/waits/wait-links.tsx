import { useState } from 'react';
import { CountLink } from '#kit/count-links/count-link.tsx';
import { CountLinks } from '#kit/count-links/count-links.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { resourceEntries } from '#runtime/links/resource-entries.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { useWait } from './use-wait.ts';
import { type ResourceWait, waits } from './waits.ts';

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
  const { label, note, count, isWaiting, href, failed } = useWait(wait, today);
  return (
    <CountLink
      icon={resourceEntries.find(({ name }) => name === wait.resource)?.icon}
      label={label}
      note={note}
      count={count?.shown}
      countRead={count?.read}
      tone={isWaiting ? 'waiting' : 'quiet'}
      href={href}
      renderLink={routerLink}
      failure={
        failed && {
          message: errorText(failed.error),
          retry: t('common.retry'),
          onRetry: () => void failed.refetch(),
        }
      }
    />
  );
}
