import * as z from 'zod/mini';
import * as paths from '#resources/paths/service.ts';
import type { ServiceCall } from '#schema/call.ts';

const count = z.int().check(z.nonnegative());
const measured = z.number().check(z.nonnegative());
const instant = z.iso.datetime({ offset: true });

/** The largest numbers of visits and of errors in one report, and the longest texts in characters. */
const [maxVisits, maxErrors, longestText] = [20, 10, 200];
const shortText = z.string().check(z.minLength(1), z.maxLength(longestText));
/** A duration in milliseconds that a page can have measured. */
const duration = z.optional(measured.check(z.lte(600_000)));

/** What a page reports: the measurements of the visits of its screens, and its errors. It contains nothing of a person. */
export const pageReport = z.object({
  visits: z
    .array(
      z.object({
        /** The pattern of its path, e.g. `/courses/$id`. */
        screen: shortText,
        lcp: duration,
        inp: duration,
        cls: z.optional(measured.check(z.lte(1000))),
      }),
    )
    .check(z.maxLength(maxVisits)),
  errors: z
    .array(
      z.object({
        screen: shortText,
        message: shortText,
        /** The file, the line and the column, e.g. `base-a1b2.js:1:204`. */
        place: z.string().check(z.maxLength(longestText)),
      }),
    )
    .check(z.maxLength(maxErrors)),
});

const percentile = z.nullable(measured);

/** What the pages have reported in the last days. */
export const pageReports = z.object({
  days: count,
  /** The 75th percentiles of each screen, the most visited first; null if nothing was measured. */
  screens: z.array(
    z.object({
      screen: z.string(),
      visits: count,
      /** Milliseconds until the largest content is shown. */
      lcp: percentile,
      /** Milliseconds until the page responds to an interaction. */
      inp: percentile,
      /** How much the content moves; no unit. */
      cls: percentile,
    }),
  ),
  /** The errors, the last one first. */
  errors: z.array(
    z.object({
      screen: z.string(),
      message: z.string(),
      place: z.string(),
      count,
      firstAt: instant,
      lastAt: instant,
    }),
  ),
});

/** The state of the service. */
export const serviceState = z.object({
  version: z.string(),
  startedAt: instant,
  /** The number of processes on this machine that serve requests. */
  processes: count,
  database: z.object({ version: z.string(), embedded: z.boolean() }),
  /** The last migration of the database; `known` is false if this version of the server does not know it. */
  migrations: z.object({ last: z.string(), count, known: z.boolean() }),
  /** The connections to the database; null if it is embedded. */
  pool: z.nullable(z.object({ used: count, idle: count, waiting: count })),
  /** The reads of calls since the start, and how many of them a replica made; null without a replica. */
  replica: z.nullable(z.object({ reads: count, made: count })),
  /** The mails that wait to be handed over; null if no mail can be sent. */
  mails: z.nullable(z.object({ waiting: count })),
  /** The number of event streams that browsers read. */
  streams: count,
  /** The requests of the last minutes. */
  requests: z.object({
    minutes: count,
    count,
    /** The number of responses with a status from 500 on. */
    failed: count,
    /** The 95th percentile of the durations in milliseconds; null without a request. */
    p95: z.nullable(measured),
  }),
});

const access = 'admin';

/** The calls about the service itself. */
export const stateCalls: readonly ServiceCall[] = [
  {
    name: 'service.read',
    summary: 'The state of the service: version, database, connections, requests',
    call: paths.readServiceState,
    returns: serviceState,
    access,
  },
  {
    name: 'pageReports.read',
    summary: 'The measurements and the errors that pages have reported',
    call: paths.readPageReports,
    returns: pageReports,
    access,
  },
  {
    name: 'pageReports.create',
    summary: 'Report the measurements and the errors of a page; 16 kB at most',
    call: paths.sendPageReport,
    sends: pageReport,
    access,
    rateLimited: true,
  },
];
