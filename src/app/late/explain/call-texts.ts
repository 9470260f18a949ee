import { findText, t } from '#lib/i18n/i18n.ts';
import type { Mismatch } from './check-response.ts';
import type { ExplainedCall } from './explained-call.ts';

/** Returns an age in milliseconds: "12 s", "3 min". */
function ageText(age: number): string {
  const seconds = Math.round(age / 1000);
  return seconds < 100
    ? t('explain.seconds', { count: seconds })
    : t('explain.minutes', { count: Math.round(seconds / 60) });
}

const sinceText = (age: number) => t('explain.since', { age: ageText(age) });

/** Returns what the cache had to do with a call; undefined if the screen does not show its response. */
export function cacheText({ cache, age, ageBefore }: ExplainedCall): string | undefined {
  if (cache === 'first' && ageBefore !== undefined)
    return t('explain.cacheFirst', { age: ageText(ageBefore) });
  if (age === undefined) return undefined;
  return t(cache === 'only' ? 'explain.cacheOnly' : 'explain.notCached', { age: sinceText(age) });
}

/** Returns the status of a call, or why it has none. */
export function statusText({ status, failure }: ExplainedCall): string {
  if (status !== undefined) return String(status);
  return t(failure === undefined ? 'explain.pending' : `explain.${failure}`);
}

/** Joins types: "texte ou vide (null)". */
const oneOf = new Intl.ListFormat('fr', { type: 'disjunction' });
const typeText = (type: string) => findText(`explain.types.${type}`) ?? type;

/** Returns a mismatch as a sentence. */
export function mismatchText({ problem, member, expected, found, count }: Mismatch): string {
  const sentence = problem === 'type' && member === '' ? 'whole' : problem;
  const text = t(`explain.problems.${sentence}`, {
    member,
    expected: oneOf.format(expected.map(typeText)),
    found: typeText(found),
  });
  return count === 1 ? text : t('explain.records', { problem: text, count });
}

/** Returns what the contract says of a call, where there is no mismatch to list. */
export function contractText({ declared, mismatches, status, failure }: ExplainedCall): string {
  if (declared === undefined) return t('explain.undeclared');
  if (status !== undefined && status >= 400) return t('explain.refused');
  if (failure !== undefined) return t('explain.noResponse');
  if (mismatches === undefined) return t(status === undefined ? 'explain.waiting' : 'explain.unchecked');
  if (mismatches.length === 0) return t('explain.conforms');
  return t('explain.mismatches', { count: mismatches.length });
}
