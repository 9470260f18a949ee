import { preferenceChanges } from '#resources/calls/preferences.ts';
import { resources } from '#resources/index.ts';
import * as paths from '#resources/paths/preferences.ts';
import { isPreference } from '#schema/preferences.ts';
import { problem } from '#schema/problem.ts';
import { problemMessage } from '#server/base/messages.ts';
import { writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { checked } from '#server/http/checked.ts';
import type { Tools } from '#server/http/context.ts';
import { invalid } from '#server/http/http-error.ts';
import { data } from '#server/http/responses.ts';
import { changePreferencesOf, readPreferencesOf } from './repository.ts';

/** Returns the routes of the caller's preferences. The journal has no entries of them: they change no record. */
export const preferenceRoutes = ({ now }: Tools): readonly ServiceRoute[] => [
  [paths.readPreferences, async (c, db) => c.json(data(await readPreferencesOf(db, c.get('caller').id)))],
  [
    paths.changePreferences,
    writing(async ({ c, body }) => {
      const { preferences: changes } = checked(preferenceChanges, (await body()).json);
      if (!changes.every((change) => isPreference(resources, change)))
        throw invalid({ preferences: [problemMessage(problem('choice'))] });
      return async ({ trx }) => {
        const { id } = c.get('caller');
        await changePreferencesOf(trx, id, { changes, now: now() });
        return { body: data(await readPreferencesOf(trx, id)) };
      };
    }),
  ],
];
