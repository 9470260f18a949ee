import { type Call, get } from '#schema/endpoints.ts';

/** Reads the state of the service. A service may lack it. */
export const readServiceState = get('/admin/service');

/** Reads what the pages of the back-office have reported. A service may lack it. */
export const readPageReports = get('/admin/page-reports');

/** Reports the measurements and the errors of a page. A service that lacks it responds with 404, 405 or 501. */
export const sendPageReport = {
  method: 'POST',
  path: '/admin/page-reports',
  encoding: 'json',
} satisfies Call;
