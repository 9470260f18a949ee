import { expect, test } from 'vitest';
import { readSpec } from '#generators/grammar/resource-spec.ts';
import { commandsIn, readDocuments } from '#scripts/checks/documents.ts';
import { readCommandLine } from './command-line.ts';

/** Returns the words of a command as a shell reads them. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const documented = [...readDocuments().values()]
  .flatMap(commandsIn)
  .flatMap((command) => /^npm run generate -- (.*)$/.exec(command)?.[1] ?? []);

test('every generator that a document runs understands its words, its options and its fields', () => {
  expect(documented.length).toBeGreaterThan(8);
  for (const command of documented) {
    const { values, positionals } = readCommandLine(wordsOf(command));
    const [what, name = ''] = positionals;
    if (what === 'resource' && values.fields !== undefined)
      expect(readSpec({ ...values, name }).name, command).toBe(name);
  }
});
