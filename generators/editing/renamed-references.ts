import { dirname } from 'node:path';
import { dashed } from '#schema/names.ts';
import { codeFiles } from './references.ts';
import { questionSections } from './text-references.ts';
import { read } from './transaction.ts';

/** What names a resource in other files, after a renaming. */
interface RenamedReferences {
  /** The new texts of these files, by their path. */
  readonly changed: ReadonlyMap<string, string>;
  /** The lines that are changed, e.g. "resources/pets.ts:12". */
  readonly lines: readonly string[];
}

/** The registry of pages, whose keys are resources. */
const pages = 'src/pages/screens.ts';

/** Returns code whose fields and related parts refer to a resource by its new name. */
export const withNamed = (code: string, from: string, to: string): string =>
  code.replaceAll(new RegExp(`\\b(to|of|list|resource): '${from}'`, 'g'), `$1: '${to}'`);

/** Returns code that imports the descriptor of a resource from its new file. The other code keeps the name that it gives it. */
function withImports(path: string, code: string, from: string, to: string): string {
  const file = new RegExp(`(?<=['/])${dashed(from)}(?=\\.(?:ts|json)')`);
  // In other folders, a file beside this one may have the same name.
  const folder =
    dirname(path) === 'resources' ? String.raw`(?:#resources(?:/demo)?|\.)` : '#resources(?:/demo)?';
  const statement = new RegExp(`import [^;]*? from '${folder}/${dashed(from)}\\.(?:ts|json)'`, 'g');
  return code.replaceAll(statement, (found) =>
    found.replace(file, dashed(to)).replace(new RegExp(`(?<=[{,]\\s+)${from}(?=[\\s,])`), `${to} as ${from}`),
  );
}

/** Returns the code of another file in which the new name of a resource stands for the former one. Its lines stay the same ones. */
export function codeWithRenamed(path: string, code: string, from: string, to: string): string {
  const texts = `resources|questions\\.(?:${questionSections.join('|')})`;
  const imported = withImports(path, code, from, to).replaceAll(
    new RegExp(`\\b(${texts})\\.${from}(?![\\w-])`, 'g'),
    `$1.${to}`,
  );
  if (path === pages) return imported.replace(new RegExp(`^ {2}${from}: `, 'm'), `  ${to}: `);
  // A test of mistakes may name a resource that does not exist.
  return /\.test\.tsx?$/.test(path) ? imported : withNamed(imported, from, to);
}

/** Returns the code beside the files of a resource in which its new name stands for the former one. */
export function renamedReferences(from: string, to: string, own: ReadonlySet<string>): RenamedReferences {
  const changed = new Map<string, string>();
  const lines: string[] = [];
  for (const path of codeFiles().filter((file) => !own.has(file))) {
    const before = read(path);
    const after = codeWithRenamed(path, before, from, to);
    if (after === before) continue;
    changed.set(path, after);
    const former = before.split('\n');
    const differing = after.split('\n').flatMap((line, index) => (line === former[index] ? [] : [index + 1]));
    lines.push(...differing.map((line) => `${path}:${line}`));
  }
  return { changed, lines };
}
