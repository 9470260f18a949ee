import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import fr from '#locales/fr.json' with { type: 'json' };
import { textsIn } from '#schema/dictionary.ts';
import { showPage } from './hidden-page.ts';
import { expect } from './test.ts';

/** Leaves out the elements that pass a rule, which nothing here reads. */
export const violationsOnly = { resultTypes: ['violations'] } satisfies Parameters<AxeBuilder['options']>[0];

/** Returns axe for a page. Its legacy mode does without a second page, which joins the results of foreign frames. */
export const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** Returns the rules that are broken, each with the elements. */
export const summaryOf = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

/** Waits until the page is complete and all animations have ended. Colours are judged on a page that is not transparent. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(showPage);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations !== 1),
  );
}

/** Expects no key of a text on the page instead of the text, as when the code that brings the text was not loaded. */
export async function expectTexts(page: Page): Promise<void> {
  const shown = await page.locator('body').ariaSnapshot();
  expect(textsIn(fr).flatMap(([path]) => (shown.includes(path) ? [path] : []))).toEqual([]);
}

/** Expects no violation of any rule of axe in the light theme, nor of the rule about contrast in the dark one. */
export async function expectNoViolations(page: Page, ...ignoredRules: readonly string[]): Promise<void> {
  await untilStill(page);
  await expectTexts(page);
  const ignored = Object.fromEntries(ignoredRules.map((rule) => [rule, { enabled: false }]));
  // Axe leaves the size of targets out unless it is asked for.
  const rules = { 'target-size': { enabled: true }, ...ignored };
  const { violations } = await axeOf(page)
    .options({ ...violationsOnly, rules })
    .analyze();
  expect(summaryOf(violations), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await untilStill(page);
  const contrast: RunOnly = { type: 'rule', values: ['color-contrast'] };
  const dark = await axeOf(page)
    .options({ ...violationsOnly, runOnly: contrast })
    .analyze();
  expect(summaryOf(dark.violations), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}
