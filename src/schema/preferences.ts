import { isColumnsText } from './columns-text.ts';
import { densities } from './densities.ts';
import type { Resource } from './resource.ts';

/** The preferences that the service keeps for a user. */
export const preferenceNames = ['density', 'columns'] as const;

/** What a preference is about, and its value. */
export interface Preference {
  readonly name: (typeof preferenceNames)[number];
  /** The name of the resource whose list it is about; null for every page. */
  readonly resource: string | null;
  /** A density, or the columns of a list as its address has them: `identity,role:180`. */
  readonly value: string;
}

/** Returns true for the values that a preference may have. */
const checks: Readonly<Record<Preference['name'], (value: string) => boolean>> = {
  density: (value) => densities.some((each) => each === value),
  columns: isColumnsText,
};

/** The preferences that may be about every page. Each may be about a list. */
const ofEveryPage: readonly Preference['name'][] = ['density'];

/** A preference that is set, or forgotten if its value is null. */
export type PreferenceChange = Omit<Preference, 'value'> & { readonly value: string | null };

/** Returns true if there is such a preference, of such a list, with such a value. */
export const isPreference = (
  resources: readonly Resource[],
  { name, resource, value }: PreferenceChange,
): boolean =>
  (resource === null ? ofEveryPage.includes(name) : resources.some((each) => each.name === resource)) &&
  (value === null || checks[name](value));
