import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { dashboardRoutes } from '#server/dashboard/routes.ts';
import { establishmentRoutes } from '#server/establishments/routes.ts';
import type { Tools } from '#server/http/context.ts';
import { priceRoutes } from '#server/prices/routes.ts';
import { rideRoutes } from '#server/rides/routes.ts';
import { walletRoutes } from '#server/wallets/routes.ts';

/** Returns the product's own routes, except those that each resource with a table has. */
export const productRoutes = (tools: Tools): readonly ServiceRoute[] => [
  ...dashboardRoutes(tools),
  ...establishmentRoutes(),
  ...priceRoutes(tools),
  ...rideRoutes(tools),
  ...walletRoutes(tools),
];
