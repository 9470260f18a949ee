import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '#scripts/root.ts';

/** The folder of the built Storybook. `STORYBOOK_DIR` names one that exists; otherwise one is built. */
export const storybookFolder = process.env['STORYBOOK_DIR'] ?? join(root, '.cache/visual-storybook');

/** The accepted screenshots of this machine: fonts and browser differ elsewhere, so they are not shared. */
export const baselineFolder = process.env['VISUAL_BASELINE'] ?? join(root, 'visual-baseline');

const entry = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  type: z.string(),
  tags: z.optional(z.array(z.string())),
});
/** A story, or a page, of the built Storybook. */
export type Entry = z.infer<typeof entry>;
const index = z.object({ entries: z.record(z.string(), entry) });

/** Reads the list of stories of the built Storybook. */
export function readStories(): Entry[] {
  const { entries } = index.parse(JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')));
  return Object.values(entries).filter(({ type }) => type === 'story');
}
