import { dirname, join } from 'node:path';

const link = /\[([^\]]+)\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;

/**
 * Returns a document of a starter. A link to a file that the starter does not have becomes its text. A line of a list
 * or of a table about a command that it does not have is left out.
 */
export function starterDocument(
  path: string,
  text: string,
  missingFiles: ReadonlySet<string>,
  missingCommands: ReadonlySet<string>,
): string {
  const isAboutMissing = (line: string) =>
    /^(\||- )/.test(line) &&
    [...line.matchAll(/npm run ([\w:-]+)/g)].some(([, command = '']) => missingCommands.has(command));
  return text
    .split('\n')
    .filter((line) => !isAboutMissing(line))
    .join('\n')
    .replace(link, (whole, words: string, target: string) =>
      missingFiles.has(join(dirname(path), target)) ? words : whole,
    );
}
