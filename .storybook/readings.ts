import { generateAriaTree, renderAriaTree } from 'ivya/aria';
import { afterEach } from 'vitest';

const inKit = /\/src\/kit\/.*\.stories\.tsx$/;

/** Compares what a screen reader reads of the first story of a component with the file beside it. `-u` accepts what differs. */
afterEach(async ({ task, expect }) => {
  const { filepath, tasks } = task.file;
  if (!inKit.test(filepath) || tasks[0]?.id !== task.id || task.result?.state === 'fail') return;
  const reading = renderAriaTree(generateAriaTree(document.body));
  await expect(`${reading}\n`).toMatchFileSnapshot(filepath.replace(/\.stories\.tsx$/, '.aria.yml'));
});
