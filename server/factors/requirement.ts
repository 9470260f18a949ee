import type { Caller, Tools } from '#server/http/context.ts';

/** Returns true if the service requires a second factor of a user. */
export const isFactorRequired = (
  { settings }: Pick<Tools, 'settings'>,
  { role }: Pick<Caller, 'role'>,
): boolean => settings.requireSecondFactor && role === 'admin';
