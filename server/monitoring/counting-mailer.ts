import type { Mailer } from '#server/base/mailer.ts';
import type { Metrics } from './metrics.ts';

/** Returns a mailer whose mails are counted. */
export function countingMailer(mailer: Mailer, metrics: Metrics): Mailer {
  return {
    send: async (mail) => {
      metrics.open.mails += 1;
      try {
        await mailer.send(mail);
        metrics.mails({ result: 'sent' });
      } catch (error) {
        metrics.mails({ result: 'failed' });
        throw error;
      } finally {
        metrics.open.mails -= 1;
      }
    },
  };
}
