import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '#scripts/root.ts';
import { readStories, storybookFolder } from './stories.ts';
import { expect, test } from './storybook-test.ts';

/*
 * The built Storybook has its code and texts in other files than the one of the stories' tests. These tests render and
 * play the first story of each file of the built one, without a network, and compare what a screen reader reads of a
 * component.
 */

const stories = readStories();
const first = stories.filter(({ title }, at) => stories.findIndex((each) => each.title === title) === at);

/** Returns the file beside a component with what a screen reader reads of its first story. */
const readingFile = (importPath: string) => join(root, importPath.replace(/\.stories\.tsx$/, '.aria.yml'));

/** Compares what a screen reader reads of the page with a file, or writes the file (`-u`). */
async function expectReading(page: Page, file: string): Promise<void> {
  const reading = async () => `${await page.locator('body').ariaSnapshot()}\n`;
  if (test.info().config.updateSnapshots !== 'none') writeFileSync(file, await reading());
  const expected = existsSync(file) ? readFileSync(file, 'utf8') : '';
  await expect.poll(reading, `${file} (-u accepts what differs)`).toBe(expected);
}

for (const { id, title, importPath } of first)
  test(title, async ({ stories }) => {
    const { show, foreignUrls, page } = stories;
    await stories.ready();
    await show(id, {});
    expect([...foreignUrls]).toEqual([]);
    if (importPath.startsWith('./src/kit/')) await expectReading(page, readingFile(importPath));
  });

test('the styles of a component win over the reset of the page', async ({
  stories: { empty, show, page },
}) => {
  await empty();
  await show('components-button--danger', {});
  await expect(page.locator('#storybook-root').getByRole('button')).not.toHaveCSS('padding-left', '0px');
});

/** The largest size in bytes: reviewers without a server copy the folder. */
const budget = 15_000_000;

test('the built Storybook keeps to its budget', () => {
  const files = readdirSync(storybookFolder, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((file) => statSync(join(storybookFolder, file))).filter((stat) => stat.isFile());
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  console.log(`The built Storybook has ${Math.round(bytes / 1000)} kB of ${budget / 1000}.`);
  expect(bytes).toBeLessThanOrEqual(budget);
  expect(first.length).toBeGreaterThan(0);
});
