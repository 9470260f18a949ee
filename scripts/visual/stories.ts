import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { storybookFolder } from './folders.ts';

const entry = z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string() });
const index = z.object({ entries: z.record(z.string(), entry) });

/** One story of the built Storybook. */
export type StoryEntry = z.infer<typeof entry>;

/** Reads the list of stories that a built Storybook carries. */
export const readStories = (): StoryEntry[] =>
  Object.values(
    index.parse(JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8'))).entries,
  ).filter(({ type }) => type === 'story');
