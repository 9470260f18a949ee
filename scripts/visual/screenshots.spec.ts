import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { changeGlobals, measureStory, readModes, redrawImages, settle } from './in-page.ts';
import { baselineFolder, readStories } from './stories.ts';
import { expect, test } from './storybook-test.ts';

/** Makes the viewport as high as the page. A change during the screenshot would trigger observers of the size. */
async function fitPage(page: Page): Promise<void> {
  const size = page.viewportSize();
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size === null || needed <= size.height) return;
  await page.setViewportSize({ ...size, height: needed });
  await page.evaluate(settle);
}

const stories = readStories();

for (const { id, title, name } of stories)
  test(`${title}/${name} ${id}`, async ({ stories: { page, empty, show, quiet, foreignUrls } }) => {
    await empty();
    const { fullscreen, modes } = await page.evaluate(readModes, id);
    let shown = '';
    for (const { name: mode, viewport, globals } of modes) {
      await page.emulateMedia({
        reducedMotion: globals['motion'] === 'reduced' ? 'reduce' : 'no-preference',
      });
      const size = `${viewport.width}x${viewport.height}`;
      if (shown === size) await page.evaluate(changeGlobals, globals);
      else {
        if (shown !== '') await empty();
        await page.setViewportSize(viewport);
        await show(id, globals);
        shown = size;
      }
      await quiet();
      await page.evaluate(settle);
      await fitPage(page);
      await page.evaluate(redrawImages);
      const clip = await page.evaluate(measureStory, fullscreen);
      await expect.soft(page).toHaveScreenshot([`${id}@${mode}.png`], { clip });
    }
    expect([...foreignUrls]).toEqual([]);
  });

test('every screenshot of the baseline has a story', () => {
  const ids = new Set(stories.map(({ id }) => id));
  const files = existsSync(baselineFolder) ? readdirSync(baselineFolder) : [];
  const left = files.filter((file) => file.endsWith('.png') && !ids.has(file.split('@')[0] ?? ''));
  if (test.info().config.updateSnapshots === 'none') expect(left).toEqual([]);
  else for (const file of left) rmSync(join(baselineFolder, file));
});
