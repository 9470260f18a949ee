import { readChanges } from '#resources/paths/changes.ts';
import { data, type Route, route } from './routes.ts';

/** Creates the route that says what has changed: nothing. A story that needs changes sets its own response. */
export const changeRoutes = (): Route[] => [
  route(readChanges, ({ headers }) =>
    headers.get('accept') === 'text/event-stream'
      ? new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })
      : data({ position: '1-1', complete: true, changes: [] }),
  ),
];
