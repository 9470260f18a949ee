import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserArgs, ensureBrowser } from '#scripts/browser.ts';
import { listStories, tryStories } from './camera.ts';
import { firstOfEach } from './plan.ts';
import { buildStorybook, serveStorybook } from './storybook.ts';

/*
 * What designers open is built, and a build is not what the stories' own tests see: its code and its words come in
 * other pieces. One story of each file is drawn and played out of it, with no network but the Storybook's own.
 */

/** In kilobytes; whoever reviews without a server copies the folder. */
const budget = 15_000;
const atOnce = 2;

function kilobytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const bytes = files.map((file) => statSync(join(folder, file))).filter((stat) => stat.isFile());
  return Math.round(bytes.reduce((sum, { size }) => sum + size, 0) / 1000);
}

async function findProblems(origin: string): Promise<{ tried: number; problems: string[] }> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArgs] });
  try {
    const stories = firstOfEach(await listStories(browser, origin));
    const queue = [...stories];
    const found = await Promise.all(
      Array.from({ length: atOnce }, () => tryStories(browser, origin, () => queue.shift())),
    );
    return { tried: stories.length, problems: found.flat() };
  } finally {
    await browser.close();
  }
}

const folder = buildStorybook();
const kilobytes = kilobytesOf(folder);
const storybook = await serveStorybook(folder);
const { tried, problems } = await findProblems(storybook.origin);
storybook.stop();
if (tried === 0) problems.push('There is no story in it.');
if (kilobytes > budget) problems.push(`It weighs ${kilobytes} kB, over its ${budget} kB.`);
for (const problem of problems) console.error(problem);
console.log(`${tried} files of stories, ${problems.length} problems, ${kilobytes} kB of ${budget}`);
process.exitCode = problems.length === 0 ? 0 : 1;
