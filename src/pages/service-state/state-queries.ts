import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError } from '#lib/api/api-error.ts';
import { readRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import { readPageReports, readServiceState } from '#resources/paths/service.ts';

/*
 * A member that is missing or of another type is shown as missing: the rest of the page is as useful without it.
 */
const figure = z.catch(z.optional(z.number()), undefined);
const text = z.catch(z.optional(z.string()), undefined);
const flag = z.catch(z.optional(z.boolean()), undefined);

const stateSchema = z.object({
  version: text,
  startedAt: z.optional(z.unknown()),
  processes: figure,
  database: z.catch(z.object({ version: text, embedded: flag }), {}),
  migrations: z.catch(z.object({ last: text, known: flag }), {}),
  pool: z.catch(z.object({ used: figure, idle: figure, waiting: figure }), {}),
  replica: z.catch(z.optional(z.nullable(z.object({ reads: figure, made: figure }))), undefined),
  mails: z.catch(z.optional(z.nullable(z.object({ waiting: figure }))), undefined),
  streams: figure,
  requests: z.catch(z.object({ minutes: figure, count: figure, failed: figure, p95: figure }), {}),
});

const screenSchema = z.object({
  screen: z.catch(z.string(), ''),
  visits: figure,
  lcp: figure,
  inp: figure,
  cls: figure,
});

const errorSchema = z.object({
  screen: z.catch(z.string(), ''),
  message: z.catch(z.string(), ''),
  place: z.catch(z.string(), ''),
  count: figure,
  firstAt: z.optional(z.unknown()),
  lastAt: z.optional(z.unknown()),
});

const reportsSchema = z.object({
  days: figure,
  screens: z.array(screenSchema),
  errors: z.array(errorSchema),
});

/** The state of the service. */
export type ServiceState = z.output<typeof stateSchema>;
/** What pages have reported. */
export type PageReports = z.output<typeof reportsSchema>;
/** The measurements of one screen. */
export type ScreenVitals = z.output<typeof screenSchema>;
/** An error that pages have reported. */
export type ReportedError = z.output<typeof errorSchema>;

/** The query for the state of the service. */
export const serviceStateQuery = queryOptions({
  queryKey: ['service-state'],
  queryFn: async ({ signal }): Promise<ServiceState> =>
    parsed(stateSchema, readRecord(await request({ ...readServiceState, signal }))),
});

/** The query for what pages have reported. */
export const pageReportsQuery = queryOptions({
  queryKey: ['page-reports'],
  queryFn: async ({ signal }) =>
    parsed(reportsSchema, readRecord(await request({ ...readPageReports, signal }))),
});

function parsed<Output>(schema: z.ZodMiniType<Output>, value: unknown): Output {
  const read = schema.safeParse(value);
  if (!read.success) throw new ApiError('shape');
  return read.data;
}

/** The responses of a service that has no such call. */
const missing: readonly (number | undefined)[] = [404, 405, 501];

/** Returns true if a query has failed because the service has no such call: trying again would not help. */
export const isMissing = ({ error, isFetching }: Pick<UseQueryResult, 'error' | 'isFetching'>): boolean =>
  error instanceof ApiError && missing.includes(error.status) && !isFetching;
