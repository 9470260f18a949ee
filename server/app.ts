import { Hono } from 'hono';
import { except } from 'hono/combine';
import { resources } from '#resources/index.ts';
import { idlePaths } from '#resources/paths/idle.ts';
import { sendPageReport } from '#resources/paths/service.ts';
import { servedAt } from '#schema/served-at.ts';
import { translatedCalls } from '#schema/translated-calls.ts';
import { writeJournal } from './activity/journal-writer.ts';
import { activityRoutes } from './activity/routes.ts';
import { activityTable } from './activity/table.ts';
import { administrator, ownAccount, requireSession } from './auth/guards.ts';
import { requireSessionForPictures } from './auth/picture-cookie.ts';
import { type ServiceRoute, serviceRoutes } from './calls/service-routes.ts';
import { changeRoutes } from './changes/routes.ts';
import type { Database } from './database/tables.ts';
import { factorRoutes } from './factors/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { limitTo } from './http/body.ts';
import type { Env, Services, Tools } from './http/context.ts';
import { inDialects } from './http/dialects.ts';
import { handleErrors } from './http/error-handler.ts';
import { notFound } from './http/http-error.ts';
import { proxyWarning } from './http/proxy-warning.ts';
import { reportRoutes } from './http/report-routes.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { stateRoutes } from './http/state-routes.ts';
import { measureRequests, metricsRoutes } from './metrics/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { pageReportRoutes } from './page-reports/routes.ts';
import { preferenceRoutes } from './preferences/routes.ts';
import { belongings } from './product/belongings.ts';
import { productRoutes } from './product/routes.ts';
import { withAskedReferences } from './repository/asked-references.ts';
import { resourceRoutes } from './repository/routes.ts';
import { resourceTables } from './resource-tables.ts';
import { serviceStateRoutes } from './service-state/routes.ts';
import { codeRoutes } from './sign-in/code-routes.ts';
import { codeWrites } from './sign-in/code-writes.ts';
import { sessionRoutes } from './sign-in/routes.ts';
import { verifyRoutes } from './sign-in/verify-routes.ts';
import { accountRoutes } from './users/account.ts';
import { userRoutes } from './users/routes.ts';
import { openSessionRoutes } from './users/sessions.ts';
import { viewRoutes } from './views/routes.ts';
import { allMetrics } from './workers/metrics.ts';

/**
 * Creates the app with every call of the service. The path decides who may call: administrators under `/api/v1`,
 * `/admin` and `/files`, and for `/openapi.json` and `/auth/signup`; every signed-in user under `/api/v1/users/me`.
 * Everything else is open, or checks the caller itself. A call in a dialect is made again as its resource declares it.
 */
export function createApp(services: Services): Hono<Env> {
  const { trustedProxies } = services.settings;
  const guards = [requireSession(services), administrator] as const;
  const { metrics, spans } = services;
  // The metrics of all processes that share the port.
  const measure = allMetrics(metrics.text);
  const routes = withAskedReferences(routesOf(services, services.db, measure), resources, resourceTables);
  const app: Hono<Env> = new Hono<Env>()
    .use(inDialects(translatedCalls(resources), (request, c) => app.fetch(request, c.env)))
    .use(
      measureRequests(metrics),
      requestLog(services.log, trustedProxies, spans),
      securityHeaders(trustedProxies),
      proxyWarning(services.log, trustedProxies),
    )
    .use('/api/v1/*', except(['/api/v1/users/me', '/api/v1/users/me/*', ...idlePaths], ...guards))
    .on('ALL', idlePaths, requireSession(services, false), administrator)
    .use(servedAt(sendPageReport), limitTo(16 * 1024))
    .use('/api/v1/users/me/*', requireSession(services), ownAccount)
    .use('/admin/*', ...guards)
    .use('/files/*', requireSessionForPictures(services), administrator)
    .use('/openapi.json', ...guards)
    // Only administrators create accounts.
    .use('/auth/signup', ...guards)
    .route('/', stateRoutes(services))
    .route('/', metricsRoutes(measure, services.settings.metricsToken))
    .route('/', reportRoutes(services.log))
    .route('/files', fileRoutes(services))
    .route('/openapi.json', openApiRoutes())
    .route('/', sessionRoutes(services))
    .route('/', codeRoutes(services))
    .route('/', verifyRoutes(services))
    .route('/', serviceRoutes({ ...services, writeJournal }, routes));
  const handle = handleErrors(services.log);
  app.onError(handle);
  app.notFound((c) => handle(notFound(), c));
  return app;
}

const routesOf = (
  tools: Tools,
  primary: Database,
  measure: () => Promise<string>,
): readonly ServiceRoute[] => [
  ...codeWrites(tools),
  ...accountRoutes(tools, primary),
  ...openSessionRoutes(tools),
  ...factorRoutes(tools),
  ...changeRoutes(tools, [...resourceTables, activityTable]),
  ...userRoutes(tools, belongings),
  ...productRoutes(tools),
  ...viewRoutes(tools),
  ...preferenceRoutes(tools),
  ...activityRoutes(resourceTables),
  ...pageReportRoutes(tools),
  ...serviceStateRoutes(tools, measure),
  // The paths above come first: `/admin/users/{id}` would also match `/admin/users/dashboard`.
  ...resourceRoutes(resourceTables),
];
