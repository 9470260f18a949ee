import { generateAriaTree, renderAriaTree } from 'ivya/aria';
import { afterEach, vi } from 'vitest';
import { commands } from 'vitest/browser';

const inKit = /\/src\/kit\/.*\.stories\.tsx$/;

const readPage = () => `${renderAriaTree(generateAriaTree(document.body))}\n`;

/** Compares the ARIA snapshot of a component's first story with the file beside the component. `-u` accepts what differs. */
afterEach(async ({ task, expect }) => {
  const { filepath, tasks } = task.file;
  if (!inKit.test(filepath) || tasks[0]?.id !== task.id || task.result?.state === 'fail') return;
  const file = filepath.replace(/\.stories\.tsx$/, '.aria.yml');
  const expected = await commands.readFile(file).catch(() => '');
  // Some components load their code on demand. A difference is reported by the snapshot.
  await vi.waitUntil(() => readPage() === expected, { timeout: 5000 }).catch(() => undefined);
  await expect(readPage()).toMatchFileSnapshot(file);
});
