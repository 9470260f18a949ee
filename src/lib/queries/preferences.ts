import { ApiError, isRefusal } from '#lib/api/api-error.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { request } from '#lib/session/request.ts';
import * as calls from '#resources/paths/preferences.ts';
import { isObject } from '#schema/objects.ts';

/** What a user has chosen, by name: `density`, or `columns:rides`. */
export type Choices = Readonly<Record<string, string>>;

/** Changes of choices; null forgets one. */
export type ChoiceChanges = Readonly<Record<string, string | null>>;

/** A choice as the service keeps it. `changedAt` is in milliseconds. */
export interface KeptChoice {
  readonly value: string;
  readonly changedAt: number;
}

/** The choices that the service keeps, by name. */
export type KeptChoices = Readonly<Record<string, KeptChoice>>;

/** The largest number of choices in one call. */
const maxSent = 50;

const nameOf = (name: string, resource: unknown) =>
  typeof resource === 'string' ? `${name}:${resource}` : name;

function readChoices(response: unknown): KeptChoices {
  const values = isObject(response) ? response['data'] : undefined;
  if (!Array.isArray(values)) throw new ApiError('shape');
  return Object.fromEntries(
    values.flatMap((each): [string, KeptChoice][] => {
      if (!isObject(each)) return [];
      const { name, resource, value, changedAt } = each;
      if (typeof name !== 'string' || typeof value !== 'string') return [];
      return [[nameOf(name, resource), { value, changedAt: Date.parse(String(changedAt)) }]];
    }),
  );
}

/** Reads the choices that the service keeps for the signed-in user. */
export const readKeptChoices = async (): Promise<KeptChoices> =>
  readChoices(await inBackground(() => request(calls.readPreferences)));

const send = async (changes: readonly (readonly [string, string | null])[]): Promise<KeptChoices> => {
  const preferences = changes.map(([key, value]) => {
    const [name, resource = null] = key.split(':');
    return { name, resource, value };
  });
  const call = { ...calls.changePreferences, body: { preferences } };
  return readChoices(await inBackground(() => request(call)));
};

/**
 * Changes choices at the service. Returns all that it then keeps; undefined if it accepts none. One that it refuses, e.g. of
 * a list that it does not have, keeps no other from being sent.
 */
export async function changeKeptChoices(changes: ChoiceChanges): Promise<KeptChoices | undefined> {
  const entries = Object.entries(changes);
  const parts = Array.from({ length: Math.ceil(entries.length / maxSent) }, (_, at) =>
    entries.slice(at * maxSent, (at + 1) * maxSent),
  );
  let kept: KeptChoices | undefined;
  for (const part of parts)
    try {
      kept = await send(part);
    } catch (error) {
      if (!isRefusal(error) || error.status !== 422) throw error;
      for (const each of part) kept = (await send([each]).catch(unlessRefused)) ?? kept;
    }
  return kept;
}

function unlessRefused(error: unknown): undefined {
  if (!isRefusal(error)) throw error;
}
