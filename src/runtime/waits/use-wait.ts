import { useQuery } from '@tanstack/react-query';
import { findText, t } from '#lib/i18n/i18n.ts';
import { failureOf } from '#runtime/page/query-error.tsx';
import { type CountTexts, countTexts } from '#runtime/record/count-texts.ts';
import { fillText } from '#schema/dictionary.ts';
import { sumsQuery } from './sums-query.ts';
import { type ResourceWait, type WaitCount, waitHref, waitQuery } from './waits.ts';

/** Reads what waits in a list and, where it is declared, what it adds up to. Returns the texts and the link of its card. */
export function useWait(wait: ResourceWait, today: Date) {
  const count = useQuery(waitQuery(wait, today));
  const sums = useQuery({ ...sumsQuery(wait), enabled: wait.load !== undefined });
  const textAt = (name: string) => findText(`resources.${wait.resource}.waits.${wait.wait}.${name}`) ?? '';
  const hasSums = wait.load === undefined || sums.data !== undefined;
  return {
    label: textAt('label'),
    /** Undefined until its sums are known. Without sums it is there at once, since it may need a second line. */
    note: hasSums ? fillText(textAt('note'), sums.data ?? {}) : undefined,
    /** Undefined until the sums are known, too. */
    count: hasSums ? textsOf(count.data) : undefined,
    /** True if somebody has to do something. */
    isWaiting: wait.last === undefined && (count.data?.total ?? 0) > 0,
    href: waitHref(wait, today),
    /** The first failed query, which repeats all failed ones; undefined without one. */
    failed: failureOf([count, sums]),
  };
}

/** Returns the texts of a count: of null, which the service did not state, a dash. */
function textsOf(count: WaitCount | null | undefined): CountTexts | undefined {
  if (count === undefined) return undefined;
  return count === null ? { shown: t('common.none'), read: t('common.none') } : countTexts(count);
}
