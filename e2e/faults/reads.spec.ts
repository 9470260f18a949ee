import type { Page } from '@playwright/test';
import { expect } from '#e2e/test.ts';
import { t } from '#lib/i18n/i18n.ts';
import { type FaultRoute, routeFaults } from './fault-route.ts';
import { textOf } from './faults.ts';
import { readPage, violations } from './invariants.ts';
import { leaveScreen, navigate, waitUntilLoaded } from './navigation.ts';
import { pathOf } from './record-path.ts';
import { test } from './recorded-page.ts';
import { isCount, pathnameOf, type Read, reads } from './screens.ts';
import { positionOf, rowsTried } from './tried-faults.ts';

// A test tries the faults of one call one after the other, which takes long.
test.describe.configure({ timeout: 120_000, mode: 'parallel' });

const retry = (page: Page) => page.getByRole('button', { name: t('common.retry') });

/** Expects the page to show a text and a button to try again, once it has loaded. */
async function expectMessage(page: Page, text: string, what: string): Promise<void> {
  const wanted = [text, t('common.retry')].map((each) => each.replaceAll(/\s+/g, ' '));
  const shown = page.waitForFunction(
    (texts) => {
      const now = (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');
      return texts.every((each) => now.includes(each)) && document.querySelector('[aria-busy=true]') === null;
    },
    wanted,
    { timeout: 10_000 },
  );
  await shown.catch(async () => {
    throw new Error(`${what}: no "${text}" in: ${(await readPage(page)).text.slice(0, 1500)}`);
  });
}

/** Expects a sound page in a living session. `what` names the fault. */
async function expectSound(page: Page, what: string) {
  const shown = await readPage(page);
  expect.soft(violations(shown), what).toEqual([]);
  expect.soft(shown.signedIn, `${what}: the session stays`).toBe(true);
}

/**
 * Waits until the message of the last attempt is gone, so that it is not taken for that of the next attempt. An error page stays
 * while its record is read again: it gets 50 ms.
 */
const messageGone = (page: Page, { shape }: Read) =>
  shape === 'record' ? page.waitForTimeout(50) : retry(page).waitFor({ state: 'detached', timeout: 5000 });

/** Waits for the frame in which a response is shown. */
const rendered = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 60)));

/**
 * Tries again without a fault, and waits for the response. If the screen were left earlier, its request would be
 * cancelled, and the screen would show the recent failure when it is opened again.
 */
async function recover(page: Page, route: FaultRoute, { call }: Read) {
  route.set(undefined);
  const pattern = pathnameOf(call);
  const response = page.waitForResponse((each) => {
    const url = new URL(each.url());
    return pattern.test(url.pathname) && !isCount(url) && each.request().method() === call.method;
  });
  await retry(page).first().click();
  await (await response).finished();
  await rendered(page);
  await waitUntilLoaded(page);
}

/** Tries the faults that lead to a message: the first when the screen opens, the others with the button to try again. */
async function expectMessages(page: Page, route: FaultRoute, read: Read, path: string) {
  for (const [index, { name, fault }] of rowsTried(positionOf(reads, read), 'message').entries()) {
    const before = route.count();
    route.set(fault, index === 0 ? undefined : () => messageGone(page, read));
    if (index === 0) await page.goto(path);
    else await retry(page).first().click();
    await route.settled(before + 1);
    if (read.shape === 'record') await rendered(page);
    await expectMessage(page, textOf(fault), name);
    await expectSound(page, name);
  }
  await recover(page, route, read);
  await expect(retry(page)).toHaveCount(0);
}

/** Tries the faults that lead to the content, or to either the content or a message. */
async function expectContent(page: Page, route: FaultRoute, read: Read, path: string) {
  for (const { name, fault, cell } of rowsTried(positionOf(reads, read), 'either', 'done')) {
    const before = route.count();
    await leaveScreen(page);
    route.set(fault);
    await navigate(page, path);
    await route.settled(before + 1);
    await waitUntilLoaded(page);
    await expectSound(page, name);
    if ((await retry(page).count()) === 0) continue;
    expect.soft(cell, `${name}: a message`).toBe('either');
    await recover(page, route, read);
  }
}

for (const read of reads) {
  test(`${read.name} keeps its promise under its faults`, async ({ page, api }) => {
    const path = await pathOf(api, read);
    const route = await routeFaults(page, read.call);
    await expectMessages(page, route, read, path);
    await expectContent(page, route, read, path);
    for (const { name, fault } of rowsTried(positionOf(reads, read), 'signIn')) {
      await leaveScreen(page);
      route.set(fault);
      await navigate(page, path);
      await expect(page, name).toHaveURL(/\/connexion/);
      const shown = await readPage(page);
      expect(violations(shown), name).toEqual([]);
      expect(shown.signedIn, name).toBe(false);
    }
  });
}
