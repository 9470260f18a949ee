import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '#resources/index.ts';
import { readStories, storybookFolder } from './stories.ts';
import { expect, test } from './storybook-test.ts';

/*
 * The built Storybook loads its code and texts from other files than the Storybook in which the stories are tested.
 * These tests render and play a story of each group of the built one, without a network. `npm run visual` shows all of
 * them.
 */

const groupOf = (title: string) => title.split('/')[0];
const stories = readStories();
const first = stories.filter(
  ({ title }, at) => stories.findIndex((each) => groupOf(each.title) === groupOf(title)) === at,
);

for (const { id, title } of first)
  test(title, async ({ stories: { empty, show, foreignUrls } }) => {
    await empty();
    await show(id, {});
    expect([...foreignUrls]).toEqual([]);
  });

test('the styles of a component win over the reset of the page', async ({
  stories: { empty, show, page },
}) => {
  await empty();
  await show('components-actions-button--danger', {});
  await expect(page.locator('#storybook-root').getByRole('button')).not.toHaveCSS('padding-left', '0px');
});

for (const [word, title] of [
  ['modal', 'Dialog'],
  ['combobox', 'SearchSelect'],
  ['couleur', 'ColourInput'],
  ['radio', 'ChoiceCards'],
  ['switch', 'ToggleSwitch'],
  ['stepper', 'Steps'],
] as const)
  test(`the search for “${word}” finds ${title}`, async ({ stories: { empty, page } }) => {
    await empty();
    await page.goto(new URL('/', page.url()).href);
    await page.locator('#storybook-explorer-searchfield').fill(word);
    await expect(page.getByRole('option').filter({ hasText: title }).first()).toBeVisible();
  });

test('a docs page becomes as narrow as the width that is chosen for it', async ({
  stories: { empty, page },
}) => {
  await empty();
  await page.goto(new URL('/?path=/docs/components-actions-button--docs', page.url()).href);
  await page.getByLabel('Width of the docs page').selectOption('phone');
  await expect(page.locator('#storybook-preview-iframe')).toHaveCSS('width', '390px');
});

/** The largest size in bytes, which grows with the resources: reviewers without a server copy the folder. */
const budget = 14_440_000 + 40_000 * resources.length;

test('the built Storybook keeps to its budget', () => {
  const files = readdirSync(storybookFolder, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((file) => statSync(join(storybookFolder, file))).filter((stat) => stat.isFile());
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  console.log(`The built Storybook has ${Math.round(bytes / 1000)} kB of ${budget / 1000}.`);
  expect(bytes).toBeLessThanOrEqual(budget);
  expect(first.length).toBeGreaterThan(0);
});
