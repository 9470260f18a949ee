import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/test.ts';
import { type FaultRoute, routeFaults } from './fault-route.ts';
import { textOf } from './faults.ts';
import { look, recordToasts, wrongs } from './invariants.ts';
import { type Opened, open } from './opened.ts';
import { writes } from './screens.ts';
import { type Row, rowsThat } from './table.ts';

// Each test tries every fault of one call, one after the other.
test.describe.configure({ timeout: 120_000, mode: 'parallel' });
test.use({ session: 'own', contextOptions: { reducedMotion: 'reduce' } });

/** Clicks twice within one task: only the first click may send anything. */
const clickTwice = ({ submit }: Opened) =>
  submit.evaluate((button) => {
    if (!(button instanceof HTMLElement)) return;
    button.click();
    button.click();
  });

/** Returns the texts that a page shows now, and its toasts after the first `from`. */
async function textsSince(page: Page, from: number): Promise<string> {
  const { text, toasts } = await look(page);
  return [text, ...toasts.slice(from)].join('\n').replaceAll(/\s+/g, ' ');
}

/** Tries the faults that a form or a question answers with a message. What was typed stays. */
async function expectMessages(page: Page, route: FaultRoute, opened: Opened, rows: readonly Row[]) {
  const { entered } = await look(page);
  for (const { name, fault } of rows) {
    const before = route.count();
    const { toasts } = await look(page);
    route.set(fault);
    await clickTwice(opened);
    await route.answered(before + 1);
    await expect
      .poll(() => textsSince(page, toasts.length), { message: name, intervals: [20] })
      .toContain(textOf(fault));
    await expect(opened.submit, name).not.toHaveAttribute('aria-busy', 'true');
    const shown = await look(page);
    expect.soft(wrongs(shown), name).toEqual([]);
    expect.soft(shown.signedIn, `${name}: the session stays`).toBe(true);
    expect.soft(shown.entered, `${name}: what was typed stays`).toBe(entered);
    expect.soft(route.count() - before, `${name}: requests`).toBe(1);
  }
}

for (const write of writes) {
  test(`${write.name} meets every fault`, async ({ page, api }) => {
    await recordToasts(page);
    const route = await routeFaults(page, write.call);
    const opened = await open(write, page, api);
    await expectMessages(page, route, opened, rowsThat('write', 'message'));
    let isOpen = true;
    for (const { name, fault } of rowsThat('write', 'done')) {
      const now = isOpen ? opened : await open(write, page, api);
      const before = route.count();
      const { toasts } = await look(page);
      route.set(fault);
      await clickTwice(now);
      await expect
        .poll(async () => (await look(page)).toasts.length, { message: name })
        .toBeGreaterThan(toasts.length);
      await expect(now.submit.and(page.locator('[aria-busy=true]')), name).toHaveCount(0);
      const shown = await look(page);
      expect.soft(wrongs(shown), name).toEqual([]);
      expect.soft(shown.toasts.at(-1), `${name}: its success`).not.toBe(textOf(fault));
      expect.soft(route.count() - before, `${name}: requests`).toBe('refused' in fault.answer ? 2 : 1);
      isOpen = false;
    }
    for (const { name, fault } of rowsThat('write', 'signIn')) {
      const now = await open(write, page, api);
      route.set(fault);
      await clickTwice(now);
      await expect(page, name).toHaveURL(/\/connexion/);
      expect(wrongs(await look(page)), name).toEqual([]);
    }
  });
}
