import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  Link,
  Outlet,
  RouterProvider,
  useParams,
} from '@tanstack/react-router';
import { useState } from 'react';
import { linkProps } from '#kit/link/link.tsx';
import { Toaster } from '#kit/toast/toast.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { keepTexts, parseSearch, stringifySearch } from '#runtime/address/url-search.ts';
import { DetailScreen } from '#runtime/detail/detail-screen.tsx';
import { CreateScreen } from '#runtime/form/create-screen.tsx';
import { EditScreen } from '#runtime/form/edit-screen.tsx';
import { ListScreen } from '#runtime/list/list-screen.tsx';
import { UndoRuns } from '#runtime/undo/undo-runs.tsx';
import type { Resource } from '#schema/resource.ts';
import { PlanetRegister } from './planet-register.tsx';

const elsewhere = 'Ailleurs';
const elsewherePath: string = '/ailleurs';
let pendingNavigation: Promise<void> | undefined;

/** Creates a minimal router for the runtime's screens: the four screens of one resource and another page. */
function createPlanetRouter(resource: Resource, path: string) {
  const root = createRootRoute({
    validateSearch: keepTexts,
    component: () => (
      <QueryClientProvider client={queryClient}>
        <div style={{ padding: '12px 16px' }}>
          <Link to={elsewherePath} {...linkProps()}>
            {elsewhere}
          </Link>
        </div>
        <main id="page" tabIndex={-1}>
          <Outlet />
        </main>
      </QueryClientProvider>
    ),
  });
  const at = (address: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path: address, component });
  return createRouter({
    routeTree: root.addChildren([
      at('/planetes', () => <ListScreen resource={resource} />),
      at('/planetes/ajouter', () => <CreateScreen resource={resource} />),
      at('/planetes/$id', () => <RecordScreen resource={resource} />),
      at('/registre', () => <PlanetRegister resource={resource} />),
      createRoute({
        getParentRoute: () => root,
        path: elsewherePath,
        loader: () => pendingNavigation,
        component: () => <h1>{elsewhere}</h1>,
      }),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: Failure,
  });
}

function RecordScreen({ resource }: { resource: Resource }) {
  const { id = '' } = useParams({ strict: false });
  const Screen = resource.list.actions?.includes('view') ? DetailScreen : EditScreen;
  return <Screen resource={resource} id={id} />;
}

function Failure({ error }: ErrorComponentProps) {
  return <p role="alert">{errorText(error)}</p>;
}

let shown: ReturnType<typeof createPlanetRouter> | undefined;

/** Returns the current URL, e.g. `/planetes?page=2`. */
export const currentHref = () => shown?.state.location.href;

/** Keeps the next navigation to the other page pending. Returns the function that completes it. */
export function pauseNavigation(): () => void {
  const arrival = Promise.withResolvers<void>();
  pendingNavigation = arrival.promise;
  return () => {
    pendingNavigation = undefined;
    arrival.resolve();
  };
}

/** Goes one entry back in the history. */
export const goBack = () => shown?.history.back();

/** Navigates to a path. */
export const goTo = (to: string) => void shown?.navigate({ to });

/** Returns the number of history entries. */
export const historyLength = () => shown?.history.length;

/** The runtime's screens with a test resource, at a path. */
export function PlanetApp({ resource, path }: { resource: Resource; path: string }) {
  const [router] = useState(() => {
    shown = createPlanetRouter(resource, path);
    return shown;
  });
  return (
    <>
      <RouterProvider router={router} />
      <UndoRuns />
      <Toaster wanted label="Notifications" closeLabel="Fermer" />
    </>
  );
}
