import type { Page } from '@playwright/test';
import { expect } from '#e2e/test.ts';
import { t } from '#lib/i18n/i18n.ts';
import { type FaultRoute, routeFaults } from './fault-route.ts';
import { textOf } from './faults.ts';
import { test } from './held-page.ts';
import { look, wrongs } from './invariants.ts';
import { open } from './open.ts';
import type { Opened } from './opened.ts';
import { pageForms } from './page-forms.ts';
import { type Write, writes } from './screens.ts';
import { rowsThat, turnOf } from './table.ts';

// Each test tries every fault of one call, one after the other.
test.describe.configure({ timeout: 120_000, mode: 'parallel' });

/** Clicks twice within one task, once the button is ready: only the first click may send anything. */
async function clickTwice({ submit }: Opened): Promise<void> {
  await expect(submit.and(submit.page().locator(':not([aria-busy=true])'))).toBeEnabled();
  await submit.evaluate((button) => {
    if (!(button instanceof HTMLElement)) return;
    button.click();
    button.click();
  });
}

/** Returns the texts that a page shows now, and its toasts after the first `from`. */
async function textsSince(page: Page, from: number): Promise<string> {
  const { text, toasts } = await look(page);
  return [text, ...toasts.slice(from)].join('\n').replaceAll(/\s+/g, ' ');
}

/** Returns the statuses after which a question is closed: there is nothing left to confirm. */
function overAt({ name, by }: Write): readonly (number | undefined)[] {
  return by === 'remove' || by === 'command' ? [404, 409, 412] : [pageForms[name]?.isOverAt];
}

/**
 * Tries the faults for which a form or a question shows a message. What was typed stays. A question closes if it came
 * too late. While no response arrives, all tries have one key: the service may have done it.
 */
async function expectMessages(page: Page, route: FaultRoute, write: Write, reopen: () => Promise<Opened>) {
  let opened = await reopen();
  const { entered } = await look(page);
  const lost: (string | undefined)[] = [];
  for (const { name, fault } of rowsThat(turnOf(writes, write), 'message')) {
    const before = route.count();
    const { toasts } = await look(page);
    route.set(fault);
    await clickTwice(opened);
    await route.settled(before + 1);
    await expect
      .poll(() => textsSince(page, toasts.length), { message: name, intervals: [20] })
      .toContain(textOf(fault));
    await expect(opened.submit.and(page.locator('[aria-busy=true]')), name).toHaveCount(0);
    const shown = await look(page);
    expect.soft(wrongs(shown), name).toEqual([]);
    expect.soft(shown.signedIn, `${name}: the session stays`).toBe(true);
    expect.soft(route.count() - before, `${name}: requests`).toBe(1);
    if ('abort' in fault.outcome) lost.push(route.keys.at(-1));
    if ('status' in fault.outcome && overAt(write).includes(fault.outcome.status)) opened = await reopen();
    else expect.soft(shown.entered, `${name}: what was typed stays`).toBe(entered);
  }
  expect.soft(new Set(lost).size, 'one key for all tries').toBe(1);
  if (write.call.idempotent) expect.soft(lost[0], 'a key').toBeTruthy();
  return opened;
}

/** Tries the faults that show what differs. Going back to the form, all that was typed is there. */
async function expectMerges(page: Page, route: FaultRoute, write: Write, opened: Opened) {
  for (const { name, fault } of rowsThat(turnOf(writes, write), 'merge')) {
    const { entered } = await look(page);
    route.set(fault);
    await clickTwice(opened);
    const merge = page.getByRole('dialog', { name: t('merge.title') });
    await expect(merge, name).toBeVisible();
    expect.soft(wrongs(await look(page)), name).toEqual([]);
    await merge.getByRole('button', { name: t('merge.back') }).click();
    await expect(merge, name).toBeHidden();
    expect.soft((await look(page)).entered, `${name}: what was typed stays`).toBe(entered);
  }
}

for (const write of writes) {
  test(`${write.name} meets every fault`, async ({ page, api }) => {
    const route = await routeFaults(page, write.call, pageForms[write.name]?.accepted);
    const opened = await expectMessages(page, route, write, () => open(write, page, api));
    await expectMerges(page, route, write, opened);
    let isOpen = true;
    for (const { name, fault } of rowsThat(turnOf(writes, write), 'done')) {
      const now = isOpen ? opened : await open(write, page, api);
      const before = route.count();
      const { toasts } = await look(page);
      route.set(fault);
      await clickTwice(now);
      if (now.done !== undefined) await expect(now.done, name).toBeVisible();
      else
        await expect
          .poll(async () => (await look(page)).toasts.length, { message: name, intervals: [20] })
          .toBeGreaterThan(toasts.length);
      await expect(now.submit.and(page.locator('[aria-busy=true]')), name).toHaveCount(0);
      const shown = await look(page);
      expect.soft(wrongs(shown), name).toEqual([]);
      if (now.done === undefined)
        expect.soft(shown.toasts.at(-1), `${name}: its success`).not.toBe(textOf(fault));
      expect.soft(route.count() - before, `${name}: requests`).toBe('refused' in fault.outcome ? 2 : 1);
      isOpen = false;
    }
    for (const { name, fault } of rowsThat(turnOf(writes, write), 'signIn')) {
      const now = await open(write, page, api);
      route.set(fault);
      await clickTwice(now);
      await expect(page, name).toHaveURL(/\/connexion/);
      expect(wrongs(await look(page)), name).toEqual([]);
    }
  });
}
