import { expect, test } from '#e2e/test.ts';
import { runMonkey } from './monkey.ts';

// Whatever it changes is in the database of its worker: it only runs after the tests that look at it.
test.describe.configure({ timeout: 180_000 });
test.use({ session: 'own' });

test('random actions find nothing wrong while a third of the requests fail', async ({ page, pageErrors }) => {
  const report = await runMonkey(page, { seed: 7, goesOn: (steps) => steps < 120 });
  expect(report.faults).toBeGreaterThan(10);
  pageErrors.splice(0);
});
