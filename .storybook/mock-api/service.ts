import type { DataSet } from '#runtime/testing/service.ts';
import { type Linked, offeredRecords } from '#schema/links.ts';
import { changeRoutes } from './change-routes.ts';
import { commandRoutes } from './command-routes.ts';
import { initialDataSets } from './data-sets.ts';
import { factorRoutes } from './factor-routes.ts';
import { createFactorStore } from './factor-store.ts';
import { openSessionRoutes } from './open-session-routes.ts';
import { preferenceRoutes } from './preference-routes.ts';
import { productRoutes } from './product.ts';
import { proofRoutes, withProof } from './proof-routes.ts';
import { resourceRoutes, type StoryDataSet } from './resource-routes.ts';
import { type Route, serve } from './routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { stateRoutes } from './state-routes.ts';
import { versionedOf, withVersions } from './versions.ts';
import { viewRoutes } from './view-routes.ts';

/** Creates the mock API of one story. `replacements` are data sets that replace those of the same resources. */
export function createService(
  replacements: readonly DataSet[] = [],
): (request: Request) => Promise<Response> {
  const dataSets = new Map([...initialDataSets, ...replacements].map((one) => [one.resource.name, one]));
  const storyDataSets = new Map<string, StoryDataSet>();
  const dataSetOf = (name: string) => storyDataSets.get(name) ?? { records: [] };
  const linked: Linked = ({ resource }) => dataSetOf(resource).records;
  const offered: Linked = (link) => offeredRecords(linked(link), link, dataSets.get(link.resource)?.resource);
  const routes = [...dataSets.values()].flatMap(({ resource, records }) => {
    const dataSet = { records: [...records] };
    storyDataSets.set(resource.name, dataSet);
    const others = { linked, offered };
    return [...resourceRoutes(resource, dataSet, others), ...commandRoutes(resource, dataSet, others)];
  });
  const resources = [...dataSets.values()].map(({ resource }) => resource);
  const factors = createFactorStore();
  const all: readonly Route[] = [
    ...sessionRoutes(dataSetOf('users'), factors),
    ...openSessionRoutes(),
    ...factorRoutes(factors),
    ...proofRoutes(factors),
    ...changeRoutes(),
    ...productRoutes(dataSetOf),
    ...stateRoutes(),
    ...viewRoutes(resources),
    ...preferenceRoutes(resources),
    ...routes,
  ];
  const versioned = versionedOf(resources);
  return serve(withProof(versioned.reduce(withVersions, all), factors));
}
