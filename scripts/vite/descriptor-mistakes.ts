import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '#scripts/root.ts';

/** The files that the check of the descriptors reads. */
const checkedFiles = /^(resources|locales|server\/generic\/migrations)\//;

/** The delay after the last change before the check runs, in milliseconds. */
const debounceMs = 150;

/** Returns the lines of `npm test -- resources`; none if a descriptor cannot be loaded: Vite shows why. */
const readMistakes = (folder: string) =>
  new Promise<readonly string[]>((resolve) => {
    execFile(
      process.execPath,
      [join(folder, 'scripts/descriptors/check.ts')],
      { cwd: folder },
      (_error, _printed, stderr) => {
        resolve(
          stderr.split('\n').filter((line) => /^(resources\/[\w-]+\.ts|locales\/fr\.json):\d+: /.test(line)),
        );
      },
    );
  });

/** Shows the mistakes of a folder's descriptors over the page of the development server, and again after each change. */
export function descriptorMistakes(folder = root): Plugin {
  return {
    name: 'descriptor-mistakes',
    apply: 'serve',
    configureServer(server) {
      let mistakes: readonly string[] = [];
      let timer: NodeJS.Timeout | undefined;
      let runs = 0;
      const show = () => {
        if (mistakes.length > 0)
          server.ws.send({ type: 'error', err: { message: mistakes.join('\n\n'), stack: '' } });
      };
      const run = async () => {
        runs += 1;
        const number = runs;
        const found = await readMistakes(folder);
        // A later check knows better.
        if (number !== runs) return;
        const wasWrong = mistakes.length > 0;
        mistakes = found;
        if (wasWrong && mistakes.length === 0) server.ws.send({ type: 'full-reload' });
        show();
      };
      server.watcher.on('all', (_event, file) => {
        if (!checkedFiles.test(relative(folder, file))) return;
        clearTimeout(timer);
        timer = setTimeout(() => void run(), debounceMs);
      });
      server.ws.on('connection', show);
      void run();
    },
  };
}
