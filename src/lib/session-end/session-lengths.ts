import { readList } from '#lib/api/envelope.ts';
import { parseInstant } from '#lib/dates/dates.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { request } from '#lib/session/request.ts';
import type { Call } from '#schema/endpoints.ts';
import { member } from '#schema/objects.ts';
import type { Lengths } from './end-timer.ts';

/** The shortest time, in milliseconds, between two uses that the server records: its `lastUsedAt` may be that old. */
const useDelay = 30_000;

/**
 * Reads how long the current session lasts, from times of the server's clock only. The result may be too short, but never
 * too long. Returns undefined if the service does not say.
 */
export async function readLengths(readSessions: Call): Promise<Lengths | undefined> {
  const { method, path } = readSessions;
  const { records } = readList(await inBackground(() => request({ method, path })));
  const current = records.find((session) => session['current'] === true);
  const time = (value: unknown) => parseInstant(value)?.getTime();
  const used = time(member(current, 'lastUsedAt'));
  const absolute = time(member(member(current, 'expiresAt'), 'absolute'));
  const idle = time(member(member(current, 'expiresAt'), 'idle'));
  if (used === undefined || absolute === undefined || idle === undefined) return undefined;
  return { absolute: absolute - used - useDelay, idle: idle - used - useDelay };
}
