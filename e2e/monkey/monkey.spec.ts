import { test as base, expect } from '#e2e/test.ts';
import { runMonkey } from './monkey.ts';

/** A worker of its own, and so a server and a database: whatever the monkey changes, no other test sees it. */
const test = base.extend<object, { alone: boolean }>({
  alone: [({ playwright: _ }, provide) => provide(true), { scope: 'worker', auto: true }],
});

test.describe.configure({ timeout: 300_000 });
test.use({ session: 'own' });

test('random actions find nothing wrong while a third of the requests fail', async ({ page, pageErrors }) => {
  // Which write is accepted depends on the machine's speed, so it plays on until one is.
  const report = await runMonkey(page, {
    seed: 7,
    goesOn: (steps, accepted) => steps < 120 || (accepted === 0 && steps < 400),
  });
  expect(report.faults).toBeGreaterThan(10);
  expect(report.accepted).toBeGreaterThan(0);
  pageErrors.splice(0);
});
