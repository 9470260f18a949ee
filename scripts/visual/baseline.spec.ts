import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findAlike } from './alike.ts';
import { baselineFolder, readStories } from './stories.ts';

const stories = readStories();
const files = existsSync(baselineFolder) ? readdirSync(baselineFolder) : [];

test('every screenshot of the baseline has a story', () => {
  const ids = new Set(stories.map(({ id }) => id));
  const left = files.filter((file) => file.endsWith('.png') && !ids.has(file.split('@')[0] ?? ''));
  if (test.info().config.updateSnapshots === 'none') expect(left).toEqual([]);
  else for (const file of left) rmSync(join(baselineFolder, file));
});

test('no two stories of a docs page have the same screenshot', () => {
  const taken = new Set(files);
  const screenshotOf = (id: string) => {
    const file = `${id}@light.png`;
    return taken.has(file) ? readFileSync(join(baselineFolder, file), 'base64') : undefined;
  };
  expect(findAlike(stories, screenshotOf)).toEqual([]);
});
