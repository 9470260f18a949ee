import { t } from '#lib/i18n/i18n.ts';
import { readPageReports, readServiceState, sendPageReport } from '#resources/paths/service.ts';
import { hoursAgo } from './clock.ts';
import { data, message, type Route, route } from './routes.ts';

const state = {
  version: '1.4.0 (ce9394e)',
  startedAt: hoursAgo(75),
  processes: 2,
  database: { version: '17.6', embedded: false },
  migrations: { last: '022-page-reports', count: 22, known: true },
  pool: { used: 3, idle: 9, waiting: 0 },
  replica: { reads: 48_210, made: 47_903 },
  mails: { waiting: 0 },
  streams: 14,
  requests: { minutes: 15, count: 4_281, failed: 3, p95: 38 },
};

const reports = {
  days: 28,
  screens: [
    { screen: '/', visits: 1_204, lcp: 910, inp: 64, cls: 0.002 },
    { screen: '/journal', visits: 962, lcp: 1_840, inp: 142, cls: 0 },
    { screen: '/utilisateurs/$id', visits: 618, lcp: 2_710, inp: 238, cls: 0.041 },
    { screen: '/utilisateurs', visits: 540, lcp: 1_120, inp: 88, cls: 0.12 },
    { screen: '/utilisateurs/$id/modifier', visits: 96, lcp: 4_420, inp: 612, cls: 0.31 },
    { screen: '/parametres', visits: 41, lcp: null, inp: 48, cls: 0 },
  ],
  errors: [
    {
      screen: '/utilisateurs/$id',
      message: 'TypeError: Cannot read properties of undefined (reading …)',
      place: 'record-Bq31x.js:1:20418',
      count: 12,
      firstAt: hoursAgo(70),
      lastAt: hoursAgo(0.4),
    },
    {
      screen: '/utilisateurs',
      message: 'ReferenceError: structuredClone is not defined',
      place: 'admin-C9a0d.js:2:88120',
      count: 1,
      firstAt: hoursAgo(31),
      lastAt: hoursAgo(31),
    },
  ],
};

/** Creates the routes of the state of the service and of what pages report. */
export const stateRoutes = (): Route[] => [
  route(readServiceState, () => data(state)),
  route(readPageReports, () => data(reports)),
  route(sendPageReport, () => message(t('server.reportReceived'))),
];
