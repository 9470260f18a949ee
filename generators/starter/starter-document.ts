import { dirname, join } from 'node:path';

const link = /\[([^\]]+)\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;

/**
 * Returns a document of a starter. A link to a file that is not there becomes its text, and a line of a list or of a
 * table that is about a missing command goes.
 */
export function starterDocument(
  path: string,
  text: string,
  gone: ReadonlySet<string>,
  commands: ReadonlySet<string>,
): string {
  const isAboutMissing = (line: string) =>
    /^(\||- )/.test(line) &&
    [...line.matchAll(/npm run ([\w:-]+)/g)].some(([, command = '']) => commands.has(command));
  return text
    .split('\n')
    .filter((line) => !isAboutMissing(line))
    .join('\n')
    .replace(link, (whole, words: string, target: string) =>
      gone.has(join(dirname(path), target)) ? words : whole,
    );
}
