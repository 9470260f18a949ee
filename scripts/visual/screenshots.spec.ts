import type { Page } from '@playwright/test';
import { changeGlobals, measureStory, readModes, redrawImages, settle } from './in-page.ts';
import { readStories } from './stories.ts';
import { expect, test } from './storybook-test.ts';

/** Makes the viewport as high as the page. A change during the screenshot would trigger observers of the size. */
async function fitPage(page: Page): Promise<void> {
  const size = page.viewportSize();
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size === null || needed <= size.height) return;
  await page.setViewportSize({ ...size, height: needed });
  await page.evaluate(settle);
}

/** `VISUAL_MODES=light,phone` takes only these screenshots of each story. */
const chosen = process.env['VISUAL_MODES']?.split(',');

for (const { id, title, name } of readStories())
  test(`${title}/${name} ${id}`, async ({ stories: { page, empty, show, quiet, foreignUrls } }) => {
    await empty();
    const { fullscreen, modes } = await page.evaluate(readModes, id);
    let shown = '';
    for (const { name: mode, viewport, globals } of modes) {
      if (chosen?.includes(mode) === false) continue;
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
