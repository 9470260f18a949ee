import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '#scripts/root.ts';

/** The files that the check of the descriptors reads. */
const read = /^(resources|locales|server\/generic\/migrations)\//;

/** The time in which several files are saved together, in milliseconds. */
const together = 150;

/** Returns the lines of `npm test -- resources`. A descriptor that cannot be loaded has none: Vite shows why. */
const readMistakes = (folder: string) =>
  new Promise<readonly string[]>((resolve) => {
    execFile(
      process.execPath,
      [join(folder, 'scripts/descriptors/check.ts')],
      { cwd: folder },
      (_error, _printed, problems) => {
        resolve(problems.split('\n').filter((line) => /^resources\/[\w-]+\.ts:\d+: /.test(line)));
      },
    );
  });

/**
 * Shows the mistakes of the descriptors over the page of the development server, and again after each change. `folder` is that
 * of the project.
 */
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
        if (!read.test(relative(folder, file))) return;
        clearTimeout(timer);
        timer = setTimeout(() => void run(), together);
      });
      server.ws.on('connection', show);
      void run();
    },
  };
}
