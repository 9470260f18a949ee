import type { ChoiceChanges, Choices, KeptChoices } from '#lib/queries/preferences.ts';

/** What the browser and the service know of a user's choices. */
export interface KnownChoices {
  /** The choices of this browser. */
  readonly local: Choices;
  /** The choices of the service. */
  readonly kept: KeptChoices;
  /** The choices on which both last agreed. */
  readonly agreed: Choices;
  /** When choices of this browser have changed since, in milliseconds. */
  readonly changedAt: Readonly<Record<string, number>>;
}

/** What brings both to the same choices; null forgets one. */
export interface Merged {
  /** What the browser takes over from the service. */
  readonly apply: ChoiceChanges;
  /** What the service is sent. */
  readonly send: ChoiceChanges;
}

/**
 * Compares the choices of the browser and of the service with those on which they last agreed. What one side has changed is
 * taken over by the other. Where both have, the newer one counts; without a time, that of the service.
 */
export function mergeChoices({ local, kept, agreed, changedAt }: KnownChoices): Merged {
  const apply: Record<string, string | null> = {};
  const send: Record<string, string | null> = {};
  for (const name of new Set([local, kept, agreed].flatMap(Object.keys))) {
    const [own, theirs] = [local[name], kept[name]?.value];
    if (own === theirs) continue;
    const isNewer = (changedAt[name] ?? Number.NaN) > (kept[name]?.changedAt ?? 0);
    const isOwn = own !== agreed[name] && (theirs === agreed[name] || isNewer);
    if (isOwn) send[name] = own ?? null;
    else apply[name] = theirs ?? null;
  }
  return { apply, send };
}
