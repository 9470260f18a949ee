import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { Log } from '#server/base/log.ts';
import { tooLarge } from './http-error.ts';
import { reportsPath } from './page-policy.ts';

const text = z.optional(z.string());
/** What a browser reports as blocked by the policy, in the older format (one) and in the present one (a list). */
const older = z.object({ 'csp-report': z.object({ 'effective-directive': text, 'blocked-uri': text }) });
const present = z.array(
  z.object({ body: z.optional(z.object({ effectiveDirective: text, blockedURL: text })) }),
);

/** The number of kinds that are counted: anybody can send reports, and each kind takes memory. */
const maxKinds = 100;
const maxReports = 20;

/**
 * Creates the route of the reports of the Content-Security-Policy. It counts each kind and logs the counts 1, 10, 100 …
 * Only the directive and the origin are kept: an address could contain a name.
 */
export function reportRoutes(log: Log): Hono {
  const counts = new Map<string, number>();

  function count(directive = '', blocked = ''): void {
    const named = `${directive.replace(/[^a-z-]/g, '').slice(0, 40) || 'unknown'} ${originOf(blocked)}`;
    const kind = counts.has(named) || counts.size < maxKinds ? named : 'of other kinds';
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    if (Number.isInteger(Math.log10(number))) log.info(`security=CSP_REPORT ${kind} count=${number}`);
  }

  const limit = bodyLimit({
    maxSize: 16 * 1024,
    onError: () => {
      throw tooLarge();
    },
  });
  return new Hono().post(reportsPath, limit, async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const one = older.safeParse(body);
    if (one.success)
      count(one.data['csp-report']['effective-directive'], one.data['csp-report']['blocked-uri']);
    const several = present.safeParse(body);
    if (several.success) {
      for (const report of several.data.slice(0, maxReports))
        count(report.body?.effectiveDirective, report.body?.blockedURL);
    }
    return c.body(null, 204);
  });
}

/** Returns the origin of an address, or the word that stands for one, e.g. `inline`. */
function originOf(blocked: string): string {
  const address = URL.parse(blocked);
  if (address && address.origin !== 'null') return address.origin;
  return /^[a-z-]{1,30}$/.test(blocked) ? blocked : 'unknown';
}
