import { pageReport } from '#resources/calls/service.ts';
import { readPageReports, sendPageReport } from '#resources/paths/service.ts';
import { ratingOf } from '#resources/rules/vitals.ts';
import { countAttempt, type Limit } from '#server/auth/rate-limit.ts';
import { message } from '#server/base/messages.ts';
import { writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { checked } from '#server/http/checked.ts';
import type { Tools } from '#server/http/context.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { addErrors, addMeasured, errorsIn, measuredIn, readReports } from './repository.ts';

/** A page reports when it is hidden: no user does so more than twice a minute for an hour. */
const reports: Limit = { name: 'page-reports', attempts: 120, seconds: 3600 };

/** Returns the routes of what pages report. The journal has no entries of it: it changes no record. */
export const pageReportRoutes = ({ clock, metrics }: Tools): readonly ServiceRoute[] => [
  [readPageReports, async (c, db) => c.json(data(await readReports(db, clock)))],
  [
    sendPageReport,
    writing(async ({ c, body, outside }) => {
      await countAttempt({ db: outside, clock }, reports, [c.get('caller').id]);
      const report = checked(pageReport, (await body()).json);
      return async ({ trx, afterCommit }) => {
        const [measured, errors] = [measuredIn(report), errorsIn(report)];
        await addMeasured(trx, clock, measured);
        await addErrors(trx, clock, errors);
        afterCommit(() => {
          for (const { screen, name, value } of measured)
            metrics.pageVitals({ screen, name, rating: ratingOf(name, value) });
          for (const { screen } of errors) metrics.pageErrors({ screen });
        });
        return { status: 202, body: messageOnly(message('reportReceived')) };
      };
    }),
  ],
];
