import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

/** Returns the text of a file of the project; an empty one if there is none. */
export function textOf(path: string): string {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** A file or one of its tests, named by a document. */
interface NamedTest {
  readonly file: string;
  /** Undefined for the file itself. */
  readonly title: string | undefined;
}

/** Returns what a row of a document names: `file.ts` "title" "title". A title before the first file names nothing. */
export function namedTests(row: string): NamedTest[] {
  let file = '';
  return [...row.matchAll(/`([^`\s]+\.tsx?)`|"([^"]+)"/g)].flatMap(([, path, title]) => {
    if (path !== undefined) file = path;
    return file === '' ? [] : [{ file, title }];
  });
}

/** Returns the files and tests that a row of a document names and that do not exist. */
export const missingTests = (row: string): string[] =>
  namedTests(row).flatMap(({ file, title }) => {
    // The path of an import is not a title.
    const code = textOf(file)
      .replaceAll("\\'", "'")
      .replaceAll(/ from '[^']+'/g, '');
    if (title === undefined) return code === '' ? [file] : [];
    return code.includes(title) ? [] : [`${file}: ${title}`];
  });

/** Returns the rows of the tables in a document, without their headings. */
export const rowsOf = (text: string): string[] =>
  text
    .split('\n')
    .filter(
      (line, index, all) =>
        line.startsWith('| ') && !all[index + 1]?.startsWith('| ---') && !line.startsWith('| ---'),
    );
