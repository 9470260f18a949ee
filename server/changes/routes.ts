import { readChanges as readChangesCall } from '#resources/paths/changes.ts';
import type { ListChange } from '#server/base/change-feed.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import type { Tools } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import type { ResourceTable } from '#server/repository/resource-table.ts';
import { openChangeStream, streamHeaders } from './change-stream.ts';
import { isKept, readChanges } from './read-changes.ts';

/** Returns the route that tells what has changed: once as JSON, or as an event stream that does not end. */
export function changeRoutes({ feed }: Tools, tables: readonly ResourceTable[]): readonly ServiceRoute[] {
  const names = new Map(tables.map(({ name, totalName = name, resource }) => [totalName, resource.name]));
  const byResource = (changes: readonly ListChange[]) =>
    changes.flatMap(({ list, count }) => {
      const resource = names.get(list);
      return resource === undefined ? [] : [{ resource, count }];
    });
  return [
    [
      readChangesCall,
      async (c, db) => {
        const age = c.req.query('age');
        const start = { since: c.req.query('since'), age: age === undefined ? undefined : Number(age) };
        const read = async () => {
          const { position, changes } = await readChanges(db, start);
          const complete = isKept(start, position);
          return { position, complete, changes: complete ? byResource(changes) : [] };
        };
        const accepted = c.req.header('accept') ?? '';
        if (accepted.includes('application/json') && !accepted.includes('text/event-stream'))
          return c.json(data(await read()));
        // Nobody would read the stream.
        if (c.req.method === 'HEAD') return streamHeaders();
        return openChangeStream({ feed, caller: c.get('caller'), read, byResource });
      },
    ],
  ];
}
