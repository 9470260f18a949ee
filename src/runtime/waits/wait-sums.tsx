import { useState } from 'react';
import { StatCard } from '#kit/stat-card/stat-card.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { routerLink } from '#runtime/links/router-link.tsx';
import type { CountTexts } from '#runtime/record/count-texts.ts';
import { useWait } from './use-wait.ts';
import { type ResourceWait, waits } from './waits.ts';

/** Shows what waits in a list and is added up, each as a card with the number and the sum. It links to these records. */
export function WaitSums({ name }: { name: string }) {
  const [today] = useState(() => new Date());
  return waits
    .filter(({ resource, load }) => resource === name && load !== undefined)
    .map((wait) => <WaitSum key={wait.wait} wait={wait} today={today} />);
}

function WaitSum({ wait, today }: { wait: ResourceWait; today: Date }) {
  const t = useTranslate();
  const { label, note = null, count, href, error } = useWait(wait, today);
  return (
    <StatCard
      label={label}
      figure={error ? t('common.none') : count && <Count {...count} />}
      caption={error ? errorText(error) : note}
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
