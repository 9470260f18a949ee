import { test as base, expect } from '#e2e/test.ts';
import { runMonkey } from './monkey.ts';

/** A test with a worker of its own, and so with a server and a database: no other test sees what the monkey changes. */
const test = base.extend<object, { alone: boolean }>({
  alone: [({ playwright: _ }, provide) => provide(true), { scope: 'worker', auto: true }],
});

test.describe.configure({ timeout: 300_000 });
test.use({ session: 'own', tab: 'new' });

test('random actions find no error while 30 % of the requests fail', async ({ page, pageErrors }) => {
  // It depends on the speed of the machine which write is accepted, so the monkey continues until one is.
  const report = await runMonkey(page, {
    seed: 7,
    continues: (steps, accepted) => steps < 60 || (accepted === 0 && steps < 400),
  });
  expect(report.faults).toBeGreaterThan(10);
  expect(report.accepted).toBeGreaterThan(0);
  pageErrors.splice(0);
});
