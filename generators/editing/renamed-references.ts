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

/** The members of fields, related parts and figures whose value is the name of a resource. */
export const namingMembers = 'to|of|list|resource';

/** The registry of pages, whose keys are resources. */
const pages = 'src/pages/screens.ts';

/** Returns the line of code after a renaming. Other code of the file keeps the name that it gives the import. */
function renamedLine(path: string, from: string, to: string): (line: string) => string {
  const texts = `resources|questions\\.(?:${questionSections.join('|')})`;
  const named = new RegExp(`\\b(${namingMembers}): '${from}'`, 'g');
  const labelled = new RegExp(`\\b(${texts})\\.${from}(?![\\w-])`, 'g');
  const importing = new RegExp(`(?<=(?:#resources(?:/demo)?|\\.)/)${dashed(from)}(?=\\.(?:ts|json)')`);
  const imported = new RegExp(`(?<=[{,] )${from}(?=[ ,]|$)`);
  // A test of mistakes may name a resource that does not exist.
  const isTest = /\.test\.tsx?$/.test(path);
  return (line) => {
    const moved = line.replace(importing, dashed(to));
    const own = moved === line ? line : moved.replace(imported, `${to} as ${from}`);
    const keyed = path === pages ? own.replace(new RegExp(`^ {2}${from}: `), `  ${to}: `) : own;
    const labels = keyed.replace(labelled, `$1.${to}`);
    return isTest ? labels : labels.replace(named, `$1: '${to}'`);
  };
}

/** Returns the code beside the files of a resource in which its new name stands for the former one. */
export function renamedReferences(from: string, to: string, own: ReadonlySet<string>): RenamedReferences {
  const changed = new Map<string, string>();
  const lines: string[] = [];
  for (const path of codeFiles().filter((file) => !own.has(file))) {
    const before = read(path).split('\n');
    const after = before.map(renamedLine(path, from, to));
    const differing = after.flatMap((line, index) =>
      line === before[index] ? [] : [`${path}:${index + 1}`],
    );
    if (differing.length === 0) continue;
    changed.set(path, after.join('\n'));
    lines.push(...differing);
  }
  return { changed, lines };
}

/** Returns the descriptor of a resource whose fields refer to itself by its new name. */
export const renamedOwnReferences = (text: string, from: string, to: string): string =>
  text.replaceAll(new RegExp(`\\b(${namingMembers}): '${from}'`, 'g'), `$1: '${to}'`);
