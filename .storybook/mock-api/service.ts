import type { DataSet } from '#runtime/testing/service.ts';
import type { Linked } from '#schema/links.ts';
import { productDataSets } from './data-sets.ts';
import { figureRoutes } from './figure-routes.ts';
import { resourceRoutes, type Table } from './resource-routes.ts';
import { rideRoutes } from './ride-routes.ts';
import { serve } from './routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** Creates the service of one story, in memory: a created record is listed, a deleted one is gone. */
export function createService(given: readonly DataSet[] = []): (request: Request) => Promise<Response> {
  const tables = new Map<string, Table>();
  const tableOf = (name: string) => tables.get(name) ?? { rows: [] };
  const linked: Linked = ({ resource }) => tableOf(resource).rows;
  const dataSets = new Map([...productDataSets, ...given].map((one) => [one.resource.name, one]));
  const routes = [...dataSets.values()].flatMap(({ resource, records }) => {
    const table = { rows: [...records] };
    tables.set(resource.name, table);
    return resourceRoutes(resource, table, linked);
  });
  return serve([
    ...sessionRoutes(tableOf('users')),
    ...figureRoutes(tableOf),
    ...rideRoutes(tableOf('rides')),
    ...routes,
  ]);
}
