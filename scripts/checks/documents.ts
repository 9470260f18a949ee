import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '#scripts/root.ts';
import type { Tree, Violation } from './tree.ts';

/** The documents of the project by their path. */
export type Documents = ReadonlyMap<string, string>;

/** Reads the documents for people. */
export const readDocuments = (): Documents =>
  new Map(
    globSync('{*.md,docs/*.md}', { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

const violationsIn = (documents: Documents, find: (text: string, path: string) => readonly string[]) =>
  [...documents].flatMap(([path, text]) => find(text, path).map((found): Violation => `${path}: ${found}`));

const blocks = /^```(\w*)\n([\s\S]*?)^```/gm;

/** Returns the blocks of code of a language. */
export const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(blocks)].flatMap(([, name, code = '']) => (name === language ? [code] : []));

/** Returns the pieces of code inside of sentences. */
const inlineCode = (text: string): string[] =>
  [...text.replaceAll(blocks, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Returns the commands that a document gives: the lines of its blocks, and those inside of sentences. */
export function commandsIn(text: string): string[] {
  const lines = blocksOf(text, 'sh').flatMap((code) => code.replaceAll(/\\\n\s*/g, '').split('\n'));
  return [...lines, ...inlineCode(text)]
    .flatMap((line) => line.replace(/\s#\s.*$/, '').split('&&'))
    .map((command) => command.trim().replace(/^(?:[A-Z_]+=\S+\s+)+/, ''))
    .filter((command) => /^(npm|npx) /.test(command));
}

/** What the commands of documents may name. */
export interface Known {
  /** The scripts of package.json by their name. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The steps of `npm test`. */
  readonly steps: readonly string[];
  readonly tree: Tree;
}

const npm = /^npm (?:run (?:--silent )?(?<script>[\w:-]+)|(?<short>test|start|ci))(?: -- (?<args>.*))?$/;

/** Returns true if the files beside a program declare an option of its command line. */
const hasOption = ({ tree }: Known, program: string, option: string) =>
  [...tree].some(
    ([path, code]) =>
      dirname(path) === dirname(program) && new RegExp(`\\b${option}'?: (\\{ type: |string\\b)`).test(code),
  );

function mistakeIn(command: string, known: Known): string[] {
  const { script: named, short, args = '' } = npm.exec(command)?.groups ?? {};
  const script = named ?? short;
  if (script === undefined || script === 'ci')
    return script === undefined && command.startsWith('npm run')
      ? [`npm needs -- before options: ${command}`]
      : [];
  const program = known.scripts[script];
  if (program === undefined) return [`there is no script ${script}`];
  const words = args.replaceAll(/"[^"]*"/g, '').split(' ');
  if (script === 'test')
    return words
      .filter((word) => /^\w/.test(word) && !known.steps.includes(word))
      .map((word) => `there is no step ${word}`);
  const [, file] = /node (\S+\.ts)/.exec(program) ?? [];
  return words.flatMap((word) => {
    const [, option] = /^--([a-z-]+)/.exec(word) ?? [];
    return file === undefined || option === undefined || option === 'help' || hasOption(known, file, option)
      ? []
      : [`npm run ${script} has no option --${option}`];
  });
}

/** Finds commands with a script, a step of `npm test` or an option that does not exist. */
export const wrongCommands = (documents: Documents, known: Known): Violation[] =>
  violationsIn(documents, (text) => commandsIn(text).flatMap((command) => mistakeIn(command, known)));

/** The folders from which documents name a path. */
const bases = ['', 'src', 'src/runtime'];
/** What a reader of a guide creates, what a command writes, and the files of a pack. */
const written =
  /(^|\/)(NNN-)?(vehicles|parkings|promotions)(-\d{3})?([./]|$)|^(dist|node_modules|visual-report|test-results|storybook-static)\b|^server\/licenses|\.js$/;

/** Finds paths of the project that do not exist. `<name>` and globs stand for any name. */
export function missingPaths(documents: Documents): Violation[] {
  const folders = new Set(
    bases
      .flatMap((base) => globSync('{.,}*/', { cwd: join(root, base) }).map(normalize))
      .map((path) => path.replace(/\/$/, '')),
  );
  return violationsIn(documents, (text) =>
    inlineCode(text).filter((code) => {
      const [first = ''] = code.split('/');
      if (!/^[\w.<>*{},/-]+$/.test(code) || !code.includes('/') || !folders.has(first) || written.test(code))
        return false;
      const path = code.replaceAll(/<\w+>/g, '*');
      return !bases.some((base) => globSync(path, { cwd: join(root, base) }).length > 0);
    }),
  );
}

/** Returns the address of a heading inside of its page. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsIn = (text: string) =>
  text
    .replaceAll(blocks, '')
    .split('\n')
    .flatMap((line) => (/^#+ /.test(line) ? [anchorOf(line.replace(/^#+ /, ''))] : []));

/** Finds links to files and headings that do not exist. Links to other sites are not followed. */
export const brokenLinks = (documents: Documents): Violation[] =>
  violationsIn(documents, (text, path) =>
    [...text.replaceAll(blocks, '').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file));
      const page = documents.get(target);
      const isFound =
        anchor === undefined
          ? existsSync(join(root, target))
          : page !== undefined && anchorsIn(page).includes(anchor);
      return isFound ? [] : [link];
    }),
  );
