import * as z from 'zod/mini';
import * as paths from '#resources/paths/preferences.ts';
import type { ServiceCall } from '#schema/call.ts';
import { longestColumns } from '#schema/columns-text.ts';
import { preferenceNames } from '#schema/preferences.ts';
import { problem } from '#schema/problem.ts';

/** The largest number of preferences in one request. */
const maxSent = 50;

const type = { error: problem('type') };
const name = z.enum(preferenceNames, { error: problem('choice') });
const resource = z.nullable(z.string(type));

/** A preference that the service keeps for a user. */
export const keptPreference = z.object({
  name,
  /** The name of the resource whose list it is about; null for every page. */
  resource,
  /** `density`: `comfortable` or `compact`. `columns`: the columns of the list as its address has them. */
  value: z.string(),
  changedAt: z.iso.datetime({ offset: true }),
});

/** The preferences that are set, or forgotten if their value is null. Others stay. */
export const preferenceChanges = z.object({
  preferences: z
    .array(
      z.object({
        name,
        resource: z._default(resource, null),
        value: z.nullable(
          z
            .string(type)
            .check(z.maxLength(longestColumns, { error: problem('tooLong', { max: longestColumns }) })),
        ),
      }),
      type,
    )
    .check(z.minLength(1, type), z.maxLength(maxSent, type)),
});

const access = 'admin';
const returns = z.array(keptPreference);
const component = 'Preferences';

/** The calls about the preferences of the signed-in user: nobody reads or changes those of others. */
export const preferenceCalls: readonly ServiceCall[] = [
  {
    name: 'preferences.read',
    summary: 'The preferences of the signed-in user: the density, and the density and columns of each list',
    call: paths.readPreferences,
    returns,
    component,
    access,
  },
  {
    name: 'preferences.change',
    summary: 'Set or forget some preferences of the signed-in user; sends all that are then kept',
    call: paths.changePreferences,
    sends: preferenceChanges,
    returns,
    component,
    access,
  },
];
