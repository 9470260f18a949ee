import { useEffect } from 'react';
import { NavCount } from '#kit/nav-count/nav-count.tsx';
import { t } from '#lib/i18n/i18n.ts';
import { useSession } from '#lib/session/use-session.ts';
import { nameOfResource } from '#runtime/links/resource-entries.ts';
import { countTexts } from '#runtime/record/count-texts.ts';
import { followWaits } from '#runtime/waits/follow-waits.ts';
import type { WaitCount } from '#runtime/waits/waits.ts';
import { entryCounts } from '#shell/entry-counts.ts';

/** The largest number that the navigation shows in full. */
const largest = 99;

/** Shows in the navigation how many records wait in each list, while a user is signed in. */
export function useWaitCounts(): void {
  const { user } = useSession();
  // While an action is required, the service refuses other calls.
  const id = user?.requiredAction === undefined ? user?.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    return followWaits(({ path, resource }, count) => {
      const text = count && shortText(count);
      entryCounts.set({
        [path]: text
          ? {
              name: t('waits.name', { name: nameOfResource(resource) ?? resource, count: text }),
              mark: <NavCount text={text} />,
            }
          : undefined,
      });
    });
  }, [id]);
}

/** Returns a count as the navigation shows it: "3", "99+", and nothing for 0. */
const shortText = ({ total, more }: WaitCount) =>
  total > 0
    ? countTexts({ total: Math.min(total, largest), more: more || total > largest }).shown
    : undefined;
