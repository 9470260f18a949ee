import type { Preview } from '@storybook/react-vite';

/** What stands between a page and the made-up service, as the toolbar says. */
export interface Conditions {
  readonly latency: string;
  readonly failure: string;
}

/** Without a choice, the service answers at once and never fails: what is tested sees nothing else. */
export const initialConditions: Conditions = { latency: 'none', failure: 'none' };

/** How long an answer takes, in milliseconds. */
const pauses: Readonly<Record<string, number>> = { '800ms': 800, '3s': 3000 };

/** The status of every answer. */
const failures: Readonly<Record<string, number>> = { server: 500, maintenance: 503, refused: 403 };

/** The choices of the toolbar; they reach every story with the made-up service behind it. */
export const conditionTypes = {
  latency: {
    description: 'How long the made-up service takes to answer',
    toolbar: {
      icon: 'hourglass',
      items: [
        { value: 'none', title: 'Answers at once' },
        { value: '800ms', title: 'Answers in 0.8 s' },
        { value: '3s', title: 'Answers in 3 s' },
        { value: 'endless', title: 'Never answers' },
      ],
      dynamicTitle: true,
    },
  },
  failure: {
    description: 'How the made-up service fails',
    toolbar: {
      icon: 'lightning',
      items: [
        { value: 'none', title: 'No failure' },
        { value: 'network', title: 'No connection' },
        { value: 'server', title: 'Server error (500)' },
        { value: 'maintenance', title: 'Under maintenance (503)' },
        { value: 'refused', title: 'Access refused (403)' },
        { value: 'writes', title: 'Only writing fails (500)' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes'];

/** Who one is stays known: else every failure would come to the login page. */
const isSession = (path: string) => path === '/users/me' || path.startsWith('/auth/');

/** Lets a call take its time, and tells how it fails where it does. */
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

/** What a proxy in front of the service says: nothing that could be read. */
const failed = (status: number) => new Response('', { status });
