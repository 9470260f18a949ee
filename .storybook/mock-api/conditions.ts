import type { Preview } from '@storybook/react-vite';

/** The conditions between a page and the mock API, set in the toolbar. */
export interface Conditions {
  readonly latency: string;
  readonly failure: string;
}

/** By default the mock API responds at once and never fails. Tests use nothing else. */
export const initialConditions: Conditions = { latency: 'none', failure: 'none' };

/** The delay of a response, in milliseconds. */
const pauses: Readonly<Record<string, number>> = { '800ms': 800, '3s': 3000 };

/** The status of every response. */
const failures: Readonly<Record<string, number>> = { server: 500, maintenance: 503, forbidden: 403 };

/** The choices of the toolbar, for every story with the mock API. */
export const conditionTypes = {
  latency: {
    description: 'The delay of the mock API',
    toolbar: {
      icon: 'hourglass',
      items: [
        { value: 'none', title: 'Responds at once' },
        { value: '800ms', title: 'Responds in 0.8 s' },
        { value: '3s', title: 'Responds in 3 s' },
        { value: 'endless', title: 'Never responds' },
      ],
      dynamicTitle: true,
    },
  },
  failure: {
    description: 'The failure of the mock API',
    toolbar: {
      icon: 'lightning',
      items: [
        { value: 'none', title: 'No failure' },
        { value: 'network', title: 'No connection' },
        { value: 'server', title: 'Server error (500)' },
        { value: 'maintenance', title: 'Under maintenance (503)' },
        { value: 'forbidden', title: 'Forbidden (403)' },
        { value: 'writes', title: 'Only changes fail (500)' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes'];

/** Calls of the session never fail: every failure would lead to the login page. */
const isSession = (path: string) => path === '/users/me' || path.startsWith('/auth/');

/** Delays a call, and returns its failure if there is one. */
export async function passThrough(
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

/** Creates an error of a proxy in front of the service: without a body. */
const failed = (status: number) => new Response('', { status });
