import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

/** Returns the text of a file of the project; an empty one if there is none. */
export function textOf(path: string): string {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Returns the files and tests that a row of a document names (`file.ts` "title") and that do not exist. */
export function missingTests(row: string): string[] {
  let file = '';
  let code = '';
  return [...row.matchAll(/`([^`\s]+\.tsx?)`|"([^"]+)"/g)].flatMap(([, path, title]) => {
    if (path !== undefined) {
      file = path;
      // The path of an import is no title.
      code = textOf(path)
        .replaceAll("\\'", "'")
        .replaceAll(/ from '[^']+'/g, '');
      return code === '' ? [path] : [];
    }
    return title === undefined || file === '' || code.includes(title) ? [] : [`${file}: ${title}`];
  });
}

/** Returns the rows of the tables in a document, without their headings. */
export const rowsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter(
      (line, index, all) =>
        line.startsWith('| ') && !all[index + 1]?.startsWith('| ---') && !line.startsWith('| ---'),
    );
