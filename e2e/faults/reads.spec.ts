import type { Page } from '@playwright/test';
import { expect } from '#e2e/test.ts';
import { t } from '#lib/i18n/i18n.ts';
import { type FaultRoute, routeFaults } from './fault-route.ts';
import { textOf } from './faults.ts';
import { test } from './held-page.ts';
import { look, wrongs } from './invariants.ts';
import { pathOf } from './record-path.ts';
import { pathnameOf, type Read, reads } from './screens.ts';
import { rowsThat, turnOf } from './table.ts';
import { go, leave, settled } from './walk.ts';

// Each test tries every fault of one call, one after the other.
test.describe.configure({ timeout: 120_000, mode: 'parallel' });

const retry = (page: Page) => page.getByRole('button', { name: t('common.retry') });

/** Waits until the page shows a text and a button to try again. */
async function says(page: Page, text: string, what: string): Promise<void> {
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
    throw new Error(`${what}: no "${text}" in: ${(await look(page)).text.slice(0, 1500)}`);
  });
}

async function check(page: Page, what: string) {
  const shown = await look(page);
  expect.soft(wrongs(shown), what).toEqual([]);
  expect.soft(shown.signedIn, `${what}: the session stays`).toBe(true);
}

/**
 * Waits until the message of the last try is gone, so that it is not taken for the next one. The page of an error stays
 * while it loads again.
 */
const forgotten = (page: Page, { shape }: Read) =>
  shape === 'record' ? page.waitForTimeout(50) : retry(page).waitFor({ state: 'detached', timeout: 5000 });

/** Waits until the page has had the time to show a response. */
const rendered = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 60)));

/**
 * Tries again without a fault, and waits for the response. A screen that is left earlier cancels its request, and coming
 * back does not try a failure again that was shown just now.
 */
async function recover(page: Page, route: FaultRoute, { call }: Read) {
  route.set(undefined);
  const pattern = pathnameOf(call);
  const response = page.waitForResponse(
    (each) => pattern.test(new URL(each.url()).pathname) && each.request().method() === call.method,
  );
  await retry(page).first().click();
  await (await response).finished();
  await rendered(page);
  await settled(page);
}

/** Tries the faults for which a screen shows a message: the first when it opens, the others with its button. */
async function expectMessages(page: Page, route: FaultRoute, read: Read, path: string) {
  for (const [index, { name, fault }] of rowsThat(turnOf(reads, read), 'message').entries()) {
    const before = route.count();
    route.set(fault, index === 0 ? undefined : () => forgotten(page, read));
    if (index === 0) await page.goto(path);
    else await retry(page).first().click();
    await route.settled(before + 1);
    if (read.shape === 'record') await rendered(page);
    await says(page, textOf(fault), name);
    await check(page, name);
  }
  await recover(page, route, read);
  await expect(retry(page)).toHaveCount(0);
}

/** Tries the faults under which the screen shows its content, or a message where that is as good. */
async function expectContent(page: Page, route: FaultRoute, read: Read, path: string) {
  for (const { name, fault, cell } of rowsThat(turnOf(reads, read), 'either', 'done')) {
    const before = route.count();
    await leave(page);
    route.set(fault);
    await go(page, path);
    await route.settled(before + 1);
    await settled(page);
    await check(page, name);
    if ((await retry(page).count()) === 0) continue;
    expect.soft(cell, `${name}: a message`).toBe('either');
    await recover(page, route, read);
  }
}

for (const read of reads) {
  test(`${read.name} meets every fault`, async ({ page, api }) => {
    const path = await pathOf(api, read);
    const route = await routeFaults(page, read.call);
    await expectMessages(page, route, read, path);
    await expectContent(page, route, read, path);
    for (const { name, fault } of rowsThat(turnOf(reads, read), 'signIn')) {
      await leave(page);
      route.set(fault);
      await go(page, path);
      await expect(page, name).toHaveURL(/\/connexion/);
      const shown = await look(page);
      expect(wrongs(shown), name).toEqual([]);
      expect(shown.signedIn, name).toBe(false);
    }
  });
}
