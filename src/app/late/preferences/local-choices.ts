import { densitiesChanged, everyPage, keepDensities, keptDensities } from '#lib/density/kept-densities.ts';
import { formerDensityKey } from '#lib/density/shown-density.ts';
import type { ChoiceChanges, Choices, KeptChoices } from '#lib/queries/preferences.ts';
import { storedText, storeText } from '#lib/storage/stored-text.ts';
import { keep, keptListChanged, keptNames, keptOf, keptText } from '#runtime/columns/kept-list.ts';
import { resourceEntries } from '#runtime/links/resource-entries.ts';
import { isObject } from '#schema/objects.ts';
import type { RecordId } from '#schema/resource.ts';

const density = 'density';
const ofColumns = 'columns:';

/** The densities that this version knows: the paths by which the browser keeps them, by their names. */
const densityPaths: Readonly<Record<string, string>> = Object.fromEntries([
  [density, everyPage],
  ...resourceEntries.map(({ name, path }) => [`${density}:${name}`, path]),
]);

/** Returns true for a choice that this version knows: those of a later version stay as they are. */
const isKnown = (name: string) => Object.hasOwn(densityPaths, name) || name.startsWith(ofColumns);

/** Returns those of the service's choices that this version knows. */
export const knownChoices = (kept: KeptChoices): KeptChoices =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => isKnown(name)));

/** Returns what the signed-in user has chosen in this browser. */
export function localChoices(owner: RecordId): Choices {
  const chosenDensities = keptDensities(owner);
  const chosen = [
    ...Object.entries(densityPaths).map(([name, path]) => [name, chosenDensities[path]]),
    ...keptNames().map((name) => [ofColumns + name, keptOf(keptText(name))['columns']]),
  ];
  return Object.fromEntries(chosen.filter(([, value]) => typeof value === 'string'));
}

/** Takes over choices of the signed-in user, and shows them. */
export function applyChoices(owner: RecordId, changes: ChoiceChanges): void {
  for (const [name, value] of Object.entries(changes)) {
    const path = densityPaths[name];
    if (path === undefined) keep(name.slice(ofColumns.length), { columns: value ?? undefined });
    else keepDensities(owner, { [path]: value });
  }
}

/** Calls a listener after a choice in this tab. Returns the function that ends it. */
export function watchChoices(listener: () => void): () => void {
  const events = [densitiesChanged, keptListChanged];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** Gives the density that was chosen before each user had one to the first who is signed in. */
export function adoptDensity(owner: RecordId): void {
  const former = storedText(formerDensityKey);
  if (former === null) return;
  storeText(formerDensityKey, null);
  if (keptDensities(owner)[everyPage] === undefined) keepDensities(owner, { [everyPage]: former });
}

/** What is kept to compare with the service: the choices on which both agreed, and when they changed since. */
export interface Comparison {
  readonly agreed: Choices;
  readonly changedAt: Readonly<Record<string, number>>;
}

const comparisonKey = (owner: RecordId) => `preferences:${owner}`;

function membersOf<Value>(value: unknown, isMember: (value: unknown) => value is Value) {
  const members: Record<string, Value> = {};
  for (const [name, member] of Object.entries(isObject(value) ? value : {}))
    if (isMember(member)) members[name] = member;
  return members;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Returns what this browser has kept to compare with the service. */
export function storedComparison(owner: RecordId): Comparison {
  try {
    const stored: unknown = JSON.parse(storedText(comparisonKey(owner)) ?? 'null');
    if (isObject(stored))
      return {
        agreed: membersOf(stored['agreed'], isText),
        changedAt: membersOf(stored['changedAt'], isNumber),
      };
  } catch {
    // Whatever else is stored there compares with nothing.
  }
  return { agreed: {}, changedAt: {} };
}

/** Keeps what is compared with the service the next time. */
export const storeComparison = (owner: RecordId, comparison: Comparison) =>
  storeText(comparisonKey(owner), JSON.stringify(comparison));
