import { createRootRoute, createRoute, notFound, Outlet } from '@tanstack/react-router';
import { lazyScreen } from '#lib/code/lazy-screen.ts';
import { loadCode } from '#lib/code/load-code.ts';
import { session } from '#lib/session/session.ts';
import { home, serviceState, settings } from '#pages/page-paths.ts';
import { keepTexts, type SearchParams } from '#runtime/address/url-search.ts';
import { enterAdmin, leaveLogin } from './gate.ts';

/*
 * The code of a route, its data and the check of the session start to load together. Nothing below `admin` renders
 * before the gate has decided. A loader does not wait for data: until then the screen shows skeletons.
 */

let resourceLoaders: typeof import('./resource-loaders.ts') | undefined;

/** Loads the loaders of resources once: even for code that is there, an `import()` waits for another task of the browser. */
const loadResourceLoaders = async () =>
  (resourceLoaders ??= await loadCode(() => import('./resource-loaders.ts')));

const rootRoute = createRootRoute({
  component: Outlet,
  validateSearch: (search: Record<string, unknown>): SearchParams => keepTexts(search),
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'connexion',
  beforeLoad: ({ search }) => leaveLogin(search['redirect']),
  component: lazyScreen(() => import('#pages/login/login-page.tsx'), 'LoginPage'),
});

const codeSignInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'connexion/code',
  beforeLoad: ({ search }) => leaveLogin(search['redirect']),
  component: lazyScreen(() => import('#pages/login/code-sign-in-page.tsx'), 'CodeSignInPage'),
});

const passwordResetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'connexion/mot-de-passe',
  beforeLoad: ({ search }) => leaveLogin(search['redirect']),
  component: lazyScreen(() => import('#pages/login/password-reset-page.tsx'), 'PasswordResetPage'),
});

const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'admin',
  // A result of the gate is valid for one session: after a sign-in or a sign-out, the gate decides again.
  loaderDeps: () => ({ session: session.epoch() }),
  loader: ({ location }) => enterAdmin(location.href),
  // The session is checked on the first load of the shell (product rule). Later the calls notice that it ended.
  staleTime: Number.POSITIVE_INFINITY,
  shouldReload: false,
  component: lazyScreen(() => import('#shell/shell.tsx'), 'Shell'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: home,
  component: lazyScreen(() => import('#pages/dashboard/dashboard-page.tsx'), 'DashboardPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: settings,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, preload }) => {
    const { loadSettings } = await loadCode(() => import('./settings-loader.ts'));
    return loadSettings(deps, preload);
  },
  component: lazyScreen(() => import('#pages/settings/settings-page.tsx'), 'SettingsPage'),
});

const serviceStateRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: serviceState,
  component: lazyScreen(() => import('#pages/service-state/service-state-page.tsx'), 'ServiceStatePage'),
});

const listRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$resource',
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps, preload }) => {
    const { loadList } = await loadResourceLoaders();
    return loadList(params.resource, deps, preload);
  },
  component: lazyScreen(() => import('./list-route.tsx'), 'ListRoute'),
});

const createRecordRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$resource/ajouter',
  loader: async ({ params }) => {
    const { loadCreation } = await loadResourceLoaders();
    return loadCreation(params.resource);
  },
  component: lazyScreen(() => import('./create-route.tsx'), 'CreateRoute'),
});

const recordRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$resource/$id',
  loader: async ({ params, preload }) => {
    const { loadRecord } = await loadResourceLoaders();
    return loadRecord(params.resource, params.id, preload);
  },
  component: lazyScreen(() => import('./record-route.tsx'), 'RecordRoute'),
});

const editRecordRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$resource/$id/modifier',
  loader: async ({ params, preload }) => {
    const { loadEditForm } = await loadResourceLoaders();
    return loadEditForm(params.resource, params.id, preload);
  },
  component: lazyScreen(() => import('./edit-route.tsx'), 'EditRoute'),
});

const unknownRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '$',
  loader: () => {
    throw notFound();
  },
});

/** Every route of the back-office. */
export const routeTree = rootRoute.addChildren([
  loginRoute,
  codeSignInRoute,
  passwordResetRoute,
  adminRoute.addChildren([
    dashboardRoute,
    settingsRoute,
    serviceStateRoute,
    listRoute,
    createRecordRoute,
    recordRoute,
    editRecordRoute,
    unknownRoute,
  ]),
]);
