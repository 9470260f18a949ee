import { readCommandLine, requestOf } from './command-line.ts';
import { unworded } from './dictionary-words.ts';
import { generateFrom } from './from-source.ts';
import { help } from './help.ts';
import { dictionary } from './request.ts';
import { generateResource, leftBehind, removeResource } from './resource.ts';
import { generateRoom, isRoomKind } from './rooms.ts';
import { Refused } from './sentence.ts';
import { read } from './staging.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const told = (verb: string, paths: readonly string[]) =>
  say(
    paths.length === 0
      ? 'Nothing to do: it is all there.'
      : `${verb}:\n${paths.map((path) => `  ${path}`).join('\n')}`,
  );

/** The words left to give; the exit code tells whether there are any. */
function listLabels(): void {
  const left = unworded(JSON.parse(read(dictionary)));
  say(left.length === 0 ? 'Every word is given.' : `To word in ${dictionary}:\n  ${left.join('\n  ')}`);
  if (left.length > 0) process.exitCode = 1;
}

/** Questions are plop's, which reads by itself which generator was named. */
async function ask(): Promise<void> {
  const { Plop, run } = await import('plop');
  const configPath = `${import.meta.dirname}/plopfile.ts`;
  Plop.prepare({ cwd: process.cwd(), configPath }, (env) =>
    Plop.execute(env, (found) => void run(found, undefined, true)),
  );
}

/** Out of a schema or of sample records, which a person corrects where there is one. */
async function fromSource(answers: Parameters<typeof generateFrom>[0]): Promise<void> {
  const { stdin: input, stdout: output } = process;
  const { said, written } = await generateFrom(
    answers,
    input.isTTY && output.isTTY ? { input, output } : undefined,
  );
  say(said);
  if (written !== undefined) told('Written', written);
}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommandLine(args);
  const [what, name, ...rest] = positionals;
  if (values.help === true) {
    say(help);
    return;
  }
  if (rest.length > 0)
    throw new Refused(`“${rest[0]}” is one word too many. Fields go behind --fields, in quotes.`);
  if (what === 'labels') {
    listLabels();
    return;
  }
  if (what === undefined || (name === undefined && what !== 'remove')) {
    if (what !== undefined && what !== 'resource' && !isRoomKind(what))
      throw new Refused(`There is no generator “${what}”. --help shows what there is.`);
    return ask();
  }
  if (name === undefined) throw new Refused('Say which: npm run generate -- remove vehicles');
  if (values.from !== undefined && what !== 'resource')
    throw new Refused('--from is for an entity: npm run generate -- resource vehicles --from …');
  if (what === 'resource' && values.from !== undefined)
    return fromSource({ ...values, from: values.from, name });
  if (what === 'resource') told('Written', generateResource(requestOf({ ...values, name })));
  else if (what === 'remove') {
    told('Taken away or changed', removeResource(name));
    say(`\n${leftBehind(name)}`);
  } else if (isRoomKind(what)) told('Written', generateRoom(what, name));
  else throw new Refused(`There is no generator “${what}”. --help shows what there is.`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  process.stderr.write(`\n${error.message}\n\n`);
  process.exitCode = 1;
}
