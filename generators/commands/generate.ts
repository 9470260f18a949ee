import { withLock } from '#generators/editing/lock.ts';
import { read } from '#generators/editing/transaction.ts';
import { dictionary, optionNames, readSpec } from '#generators/grammar/resource-spec.ts';
import { alternatives, UsageError } from '#generators/grammar/usage-error.ts';
import { runCommand } from '#scripts/command.ts';
import { placeholders } from '#scripts/descriptors/placeholders.ts';
import { generateAdmin } from './admin.ts';
import { readCommandLine } from './command-line.ts';
import type { Edited } from './edited.ts';
import { folderGenerators, generateFolder } from './folders.ts';
import { generateFrom } from './from-source.ts';
import { help } from './help.ts';
import { nextSteps, pathList, reportOf, stepsAfterFolder } from './next-steps.ts';
import { removeField, renameField } from './rename.ts';
import { renameResource } from './rename-resource.ts';
import { generateResource, removeResource } from './resource.ts';

const print = (text: string) => void process.stdout.write(`${text}\n`);

const generatorNames = ['resource', 'admin', 'labels', 'rename', 'remove', ...folderGenerators.keys()];

/** Lists the missing labels. The exit code is 1 if there are any. */
function listLabels(): void {
  const missing = placeholders(JSON.parse(read(dictionary)));
  print(
    missing.length === 0
      ? 'No label is missing.'
      : [`Missing in ${dictionary}:`, ...missing.map((each) => each.join(': '))].join('\n  '),
  );
  if (missing.length > 0) process.exitCode = 1;
}

/** Asks questions with plop. It reads the generator and the known answers from the arguments of the process. */
async function ask(answers: Readonly<Record<string, string | undefined>> = {}): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UsageError('The questions need a terminal. --help shows the same as arguments of a command.');
  const known = Object.entries(answers).flatMap(([name, value]) => (value ? [`--${name}=${value}`] : []));
  if (known.length > 0) process.argv.splice(3, Infinity, ...known);
  // Plop reads the arguments when it is imported.
  const { Plop, run } = await import('plop');
  const configPath = `${import.meta.dirname}/plopfile.ts`;
  Plop.prepare({ cwd: process.cwd(), configPath }, (env) =>
    Plop.execute(env, (found) => void run(found, undefined, true)),
  );
}

/** The commands of two words, which edit a generated resource. */
const editing: ReadonlyMap<string, (...names: readonly string[]) => Edited> = new Map([
  ['rename resource', (from = '', to = '') => renameResource(from, to)],
  ['rename field', (resource = '', from = '', to = '') => renameField(resource, from, to)],
  ['remove field', (resource = '', field = '') => removeField(resource, field)],
]);

/** Runs a command that changes what exists. Returns false if the words name none. */
function edit([what, which, ...names]: readonly string[]): boolean {
  const command = editing.get(`${what} ${which}`);
  if (command === undefined) return false;
  const wanted = which === 'field' && what === 'rename' ? 3 : 2;
  if (names.length !== wanted)
    throw new UsageError(`“${what} ${which}” takes ${wanted} names. --help shows them.`);
  const { paths, byHand, elsewhere = [] } = command(...names);
  print(pathList('Changed', paths));
  if (elsewhere.length > 0) print(`\n${['Changed lines that named it:', ...elsewhere].join('\n  ')}`);
  if (byHand.length > 0) print(`\n${['Change manually:', ...byHand].join('\n  ')}`);
  return true;
}

type Values = ReturnType<typeof readCommandLine>['values'];

async function admin({ from, resources, yes }: Values): Promise<void> {
  if (from === undefined)
    throw new UsageError('Name the OpenAPI document: npm run generate -- admin --from openapi.json');
  const { message, specs, written } = await generateAdmin(from, resources, yes === true);
  print(message);
  if (written === undefined) return;
  print(`\nWritten: ${written.length} files.\n\n${nextSteps(specs)}`);
}

async function generate(what: string, name: string, { from, ...values }: Values): Promise<void> {
  if (from !== undefined && what !== 'resource')
    throw new UsageError('--from is for a resource: npm run generate -- resource vehicles --from …');
  const folderGenerator = folderGenerators.get(what);
  if (folderGenerator !== undefined) {
    return print(
      `${pathList('Written', generateFolder(folderGenerator, name))}\n\n${stepsAfterFolder(what)}`,
    );
  }
  if (what === 'remove') {
    const { paths, notice } = removeResource(name);
    return print(`${pathList('Removed or changed', paths)}\n\n${notice}`);
  }
  if (what !== 'resource')
    throw new UsageError(`There is no generator “${what}”. ${alternatives(what, generatorNames)}`);
  if (from === undefined) {
    const spec = readSpec({ ...values, name });
    return print(reportOf(spec, generateResource(spec)));
  }
  const { yes, fields } = values;
  if (process.stdin.isTTY && process.stdout.isTTY && yes !== true && fields === undefined)
    return ask({ ...Object.fromEntries(optionNames.map((each) => [each, values[each]])), name, from });
  const { message, spec, written } = await generateFrom({ ...values, from, name });
  print(message);
  if (written !== undefined) print(reportOf(spec, written));
}

/** Returns the words of a command, in which `remove resource NAME` is written as `remove NAME`. */
const withoutResource = ([what, which, ...names]: readonly string[]) =>
  what === 'remove' && which === 'resource' ? [what, ...names] : [what, which, ...names];

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommandLine(args);
  if (values.help === true) return print(help);
  if (edit(positionals)) return undefined;
  const [what, name, extra] = withoutResource(positionals);
  if (what === 'rename')
    throw new UsageError(
      'Say what to rename: npm run generate -- rename resource OLD NEW, or rename field NAME OLD NEW.',
    );
  if (extra !== undefined)
    throw new UsageError(
      `“${extra}” is one argument too many.${what === 'resource' ? ' Put the fields after --fields, in quotes.' : ''}`,
    );
  if (what === 'labels') return listLabels();
  if (what === 'admin') return admin(values);
  if (what === 'remove' && name === undefined)
    throw new UsageError('Name the resource: npm run generate -- remove vehicles');
  const isInteractive =
    what === undefined || (name === undefined && (what === 'resource' || folderGenerators.has(what)));
  return isInteractive ? ask() : generate(what, name ?? '', values);
}

await runCommand(() => withLock(() => main(process.argv.slice(2))), UsageError);
