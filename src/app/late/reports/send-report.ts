import { address } from '#lib/api/address.ts';
import { authorization } from '#lib/api/started-calls.ts';
import { traceHeader } from '#lib/api/trace.ts';
import { session } from '#lib/session/session.ts';
import { sendPageReport } from '#resources/paths/service.ts';
import { pageSetting } from '#schema/page-settings.ts';
import type { PageError } from './reported-error.ts';
import type { Visit } from './visits.ts';

/** What one report contains. */
export interface Report {
  readonly visits: readonly Visit[];
  readonly errors: readonly (PageError & { readonly screen: string })[];
}

/** The responses of a service that takes no reports. */
const missing: readonly number[] = [404, 405, 501];

let isMissing = false;

/** Returns true if somebody is signed in, and the service takes reports. */
export const canReport = (): boolean => !isMissing && session.state().accessToken !== undefined;

/**
 * Sends a report that outlives the page. It does not count as use of the session and refreshes no token: a report that
 * is refused or lost is not repeated.
 */
export async function sendReport(report: Report): Promise<void> {
  const { accessToken } = session.state();
  if (accessToken === undefined || isMissing) return;
  const host = pageSetting('VITE_API_HOST') ?? '';
  const url = address(host, sendPageReport);
  const response = await globalThis
    .fetch(url, {
      method: sendPageReport.method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Authorization: authorization(accessToken),
        ...traceHeader(url),
      },
      body: JSON.stringify(report),
      keepalive: true,
    })
    .catch(() => undefined);
  if (response !== undefined && missing.includes(response.status)) isMissing = true;
}
