import { useState } from 'react';
import { StatCard } from '#kit/stat-card/stat-card.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import { QueryErrorCard } from '#runtime/page/query-error.tsx';
import type { CountTexts } from '#runtime/record/count-texts.ts';
import { useWait } from './use-wait.ts';
import { type ResourceWait, waits } from './waits.ts';

/** The props of {@link WaitSums}. */
export interface WaitSumsProps {
  /** The name of the resource. */
  name: string;
  /** True while the page shows another failure: one of these cards has no button of its own beside it. */
  quiet: boolean;
}

/** Shows what waits in a list and is added up, each as a card with the number and the sum. It links to these records. */
export function WaitSums({ name, quiet }: WaitSumsProps) {
  const [today] = useState(() => new Date());
  return waits
    .filter(({ resource, load }) => resource === name && load !== undefined)
    .map((wait) => <WaitSum key={wait.wait} wait={wait} today={today} quiet={quiet} />);
}

interface WaitSumProps extends Pick<WaitSumsProps, 'quiet'> {
  wait: ResourceWait;
  today: Date;
}

function WaitSum({ wait, today, quiet }: WaitSumProps) {
  const t = useTranslate();
  const { label, note = null, count, href, failed } = useWait(wait, today);
  if (failed && !quiet) return <QueryErrorCard query={failed} title={label} />;
  return (
    <StatCard
      label={label}
      figure={failed ? t('common.none') : count && <Count {...count} />}
      caption={failed ? errorText(failed.error) : note}
      href={href}
      renderLink={routerLink}
    />
  );
}

/** A number before a sum: without a comma, both would sound like one number. */
function Count({ shown, read }: CountTexts) {
  return (
    <>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{`, ${read},`}</VisuallyHidden>
    </>
  );
}
