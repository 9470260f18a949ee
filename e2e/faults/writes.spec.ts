import type { Page } from '@playwright/test';
import { expect } from '#e2e/test.ts';
import { t } from '#lib/i18n/i18n.ts';
import { type FaultRoute, routeFaults } from './fault-route.ts';
import { textOf } from './faults.ts';
import { readPage, violations } from './invariants.ts';
import { open } from './open.ts';
import type { Opened } from './opened.ts';
import { pageForms } from './page-forms.ts';
import { test } from './recorded-page.ts';
import { type Write, writes } from './screens.ts';
import { positionOf, rowsTried } from './tried-faults.ts';

// A test tries the faults of one call one after the other, which takes long.
test.describe.configure({ timeout: 120_000, mode: 'parallel' });

/** Waits until the button is ready, then clicks twice within one task: only the first click may send anything. */
async function submitTwice({ submit }: Opened): Promise<void> {
  await expect(submit.and(submit.page().locator(':not([aria-busy=true])'))).toBeEnabled();
  await submit.evaluate((button) => {
    if (!(button instanceof HTMLElement)) return;
    button.click();
    button.click();
  });
}

/** Returns the text of a page and of its toasts, without the first `from` toasts. */
async function textsSince(page: Page, from: number): Promise<string> {
  const { text, toasts } = await readPage(page);
  return [text, ...toasts.slice(from)].join('\n').replaceAll(/\s+/g, ' ');
}

/** Returns the statuses that close a question, since there is nothing left to confirm. */
function closingStatuses({ name, by }: Write): readonly (number | undefined)[] {
  return by === 'remove' || by === 'command' ? [404, 409, 412] : [pageForms[name]?.closesAt];
}

/**
 * Tries the faults that lead to a message, and returns what is open after them. What was typed stays, unless the question
 * closes. Attempts without a response all have the same idempotency key, since the service may have done the write.
 */
async function expectMessages(page: Page, route: FaultRoute, write: Write, reopen: () => Promise<Opened>) {
  let opened = await reopen();
  const { entered } = await readPage(page);
  const lostKeys: (string | undefined)[] = [];
  for (const { name, fault } of rowsTried(positionOf(writes, write), 'message')) {
    const before = route.count();
    const { toasts } = await readPage(page);
    route.set(fault);
    await submitTwice(opened);
    await route.settled(before + 1);
    await expect
      .poll(() => textsSince(page, toasts.length), { message: name, intervals: [20] })
      .toContain(textOf(fault));
    await expect(opened.submit.and(page.locator('[aria-busy=true]')), name).toHaveCount(0);
    const shown = await readPage(page);
    expect.soft(violations(shown), name).toEqual([]);
    expect.soft(shown.signedIn, `${name}: the session stays`).toBe(true);
    expect.soft(route.count() - before, `${name}: requests`).toBe(1);
    if ('abort' in fault.outcome) lostKeys.push(route.keys.at(-1));
    if ('status' in fault.outcome && closingStatuses(write).includes(fault.outcome.status))
      opened = await reopen();
    else expect.soft(shown.entered, `${name}: what was typed stays`).toBe(entered);
  }
  expect.soft(new Set(lostKeys).size, 'one idempotency key for all attempts').toBe(1);
  if (write.call.idempotent) expect.soft(lostKeys[0], 'an idempotency key').toBeTruthy();
  return opened;
}

/** Tries the faults that lead to a merge. Back in the form, all that was typed is still there. */
async function expectMerges(page: Page, route: FaultRoute, write: Write, opened: Opened) {
  for (const { name, fault } of rowsTried(positionOf(writes, write), 'merge')) {
    const { entered } = await readPage(page);
    route.set(fault);
    await submitTwice(opened);
    const merge = page.getByRole('dialog', { name: t('merge.title') });
    await expect(merge, name).toBeVisible();
    expect.soft(violations(await readPage(page)), name).toEqual([]);
    await merge.getByRole('button', { name: t('merge.back') }).click();
    await expect(merge, name).toBeHidden();
    expect.soft((await readPage(page)).entered, `${name}: what was typed stays`).toBe(entered);
  }
}

for (const write of writes) {
  test(`${write.name} keeps its promise under its faults`, async ({ page, api }) => {
    const route = await routeFaults(page, write.call, pageForms[write.name]?.accepted);
    const opened = await expectMessages(page, route, write, () => open(write, page, api));
    await expectMerges(page, route, write, opened);
    let isOpen = true;
    for (const { name, fault } of rowsTried(positionOf(writes, write), 'done')) {
      const now = isOpen ? opened : await open(write, page, api);
      const before = route.count();
      const { toasts } = await readPage(page);
      route.set(fault);
      await submitTwice(now);
      if (now.done !== undefined) await expect(now.done, name).toBeVisible();
      else
        await expect
          .poll(async () => (await readPage(page)).toasts.length, { message: name, intervals: [20] })
          .toBeGreaterThan(toasts.length);
      await expect(now.submit.and(page.locator('[aria-busy=true]')), name).toHaveCount(0);
      const shown = await readPage(page);
      expect.soft(violations(shown), name).toEqual([]);
      if (now.done === undefined)
        expect.soft(shown.toasts.at(-1), `${name}: a message of success`).not.toBe(textOf(fault));
      expect.soft(route.count() - before, `${name}: requests`).toBe('refused' in fault.outcome ? 2 : 1);
      isOpen = false;
    }
    for (const { name, fault } of rowsTried(positionOf(writes, write), 'signIn')) {
      const now = await open(write, page, api);
      route.set(fault);
      await submitTwice(now);
      await expect(page, name).toHaveURL(/\/connexion/);
      expect(violations(await readPage(page)), name).toEqual([]);
    }
  });
}
