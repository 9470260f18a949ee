/** How slow the mock API is, and how it fails; set in the toolbar. */
export interface Conditions {
  readonly latency: string;
  readonly failure: string;
}

/** By default the mock API responds at once and never fails. Tests always use these conditions. */
export const initialConditions: Conditions = { latency: 'none', failure: 'none' };

/** The delays of responses, in milliseconds. */
const pauses: Readonly<Record<string, number>> = { '800ms': 800, '3s': 3000 };

/** The status of every response, by failure. */
const failures: Readonly<Record<string, number>> = { server: 500, maintenance: 503, forbidden: 403 };

/** The calls of the session never fail, since each failure would lead to the login page. */
const isSession = (path: string) => path === '/users/me' || path.startsWith('/auth/');

/** Waits for the delay of a call. Returns the response of its failure, or undefined; throws for a lost connection. */
export async function delayOrFail(
  { latency, failure }: Conditions,
  { method }: Request,
  path: string,
): Promise<Response | undefined> {
  if (latency === 'endless' && !isSession(path)) await new Promise(() => {});
  const pause = pauses[latency];
  if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
  if (isSession(path)) return undefined;
  if (failure === 'network') throw new TypeError('Failed to fetch');
  if (failure === 'writes') return method === 'GET' ? undefined : failed(500);
  const status = failures[failure];
  return status === undefined ? undefined : failed(status);
}

/** Creates an error without a body, as a proxy in front of the service sends it. */
const failed = (status: number) => new Response('', { status });
