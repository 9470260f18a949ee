import { afterEach, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { readAria } from './read-aria.ts';

/** Matches the stories of components and kinds. Other stories are compared if they have a file. */
const always = /\/src\/(kit|fields)\/.*\.stories\.tsx$/;

/** The stories that are compared beside the first of their file, and what their files are called. */
const others: Readonly<Record<string, string>> = { Open: '.open', 'Input Filled': '.input-filled' };

const readPage = () => `${readAria(document.body)}\n`;

/**
 * Compares the ARIA snapshot of a story with the file beside it: `select.aria.yml` for the first story of the file,
 * `select.open.aria.yml` for its story `Open`. `-u` accepts what differs.
 */
afterEach(async ({ task, expect }) => {
  const { filepath, tasks } = task.file;
  const name = tasks[0]?.id === task.id ? '' : others[task.name];
  if (name === undefined || task.result?.state === 'fail') return;
  const file = filepath.replace(/\.stories\.tsx$/, `${name}.aria.yml`);
  const expected = await commands.readFile(file).catch(() => undefined);
  if (expected === undefined && !always.test(filepath)) return;
  // Some components load their code on demand. A difference is reported by the snapshot.
  await vi.waitUntil(() => readPage() === expected, { timeout: 5000 }).catch(() => undefined);
  await expect(readPage()).toMatchFileSnapshot(file);
});
