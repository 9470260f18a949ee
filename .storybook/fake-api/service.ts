import type { Shelf } from '#runtime/testing/service.ts';
import { figureRoutes, sessionRoutes } from './people-routes.ts';
import { productShelves } from './product-shelves.ts';
import { rowsOf } from './references.ts';
import { resourceRoutes, type Stock } from './resource-routes.ts';
import { rideRoutes } from './ride-routes.ts';
import { dispatch, handlersOf, type Routes } from './routes.ts';
import { settingsRoutes } from './settings-routes.ts';
import { statisticsRoutes } from './statistics-routes.ts';
import { userPartsRoutes } from './user-parts-routes.ts';
import { walletRoutes } from './wallet-routes.ts';

/**
 * A service that speaks the contract, in memory, for one visit: what is created is listed, what is deleted is gone.
 * A request goes in, a response comes out; how they travel is the installer's business.
 */
export function createService(given: readonly Shelf[] = []): (request: Request) => Promise<Response> {
  const named = given.map(({ resource }) => resource.name);
  const shelves = [...productShelves.filter(({ resource }) => !named.includes(resource.name)), ...given];
  const stocks = new Map<string, Stock>();
  const linked = rowsOf(stocks);
  let routes: Routes = {};
  for (const shelf of shelves) {
    const stock = { rows: [...shelf.records] };
    stocks.set(shelf.resource.name, stock);
    routes = { ...routes, ...resourceRoutes(shelf, stock, linked) };
  }
  routes = {
    ...routes,
    ...sessionRoutes(stocks.get('users') ?? { rows: [] }),
    ...figureRoutes(stocks),
    ...settingsRoutes(),
    ...statisticsRoutes(),
    ...userPartsRoutes(),
    ...rideRoutes(stocks.get('rides') ?? { rows: [] }),
    ...walletRoutes(stocks),
  };
  const handlers = handlersOf(routes);
  return async (request) => dispatch(handlers, request);
}
