import type { NodePlopAPI } from 'plop';
import { readFields } from '#generators/grammar/fields.ts';
import { checkFolderName, checkResourceName } from '#generators/grammar/names.ts';
import { optionNames, type ResourceOptions, readSpec } from '#generators/grammar/resource-spec.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { asTable, corrected, type Proposal, propose } from '#generators/inference/proposal.ts';
import { folderGenerators, generateFolder } from './folders.ts';
import { optionsWith } from './from-source.ts';
import { pathList, reportOf, stepsAfterFolder } from './next-steps.ts';
import { generateResource } from './resource.ts';

/** Turns a check into a validation of plop, which repeats the question with the message of the error. */
const validating = (check: (answer: string) => unknown) => async (answer: string) => {
  try {
    await check(answer);
    return true;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
};

/** Creates a question for a text. */
const input = (name: string, message: string, check: (answer: string) => unknown = () => undefined) => ({
  type: 'input' as const,
  name,
  message,
  validate: validating(check),
});

/** Returns the answer to a question; an empty text if there is none. */
const text = (answers: object, name: string) => String(new Map(Object.entries(answers)).get(name) ?? '');

/** Returns the options of a resource: those that were answered or given, and the fields of a proposal with its corrections. */
export function optionsOf(answers: object, proposal: Proposal | undefined): ResourceOptions {
  const given = Object.fromEntries(optionNames.map((name) => [name, text(answers, name) || undefined]));
  const options = { ...given, name: text(answers, 'name') };
  return proposal === undefined
    ? options
    : optionsWith(options, corrected(proposal, text(answers, 'corrections')));
}

/** The questions of `npm run generate`. */
export default function plopfile(plop: Pick<NodePlopAPI, 'setGenerator'>): void {
  let proposal: Proposal | undefined;
  const readSource = async (source: string) => {
    proposal = source.trim() === '' ? undefined : await propose(source.trim());
  };
  plop.setGenerator('resource', {
    description: 'A resource: screens, texts, sample data, stories, tests, table',
    prompts: [
      input('name', 'The name of the resource in the code? (plural, like vehicles)', checkResourceName),
      input('many', 'The plural in French? (like Véhicules)'),
      input('one', 'The singular in French, with its article? (like un véhicule)'),
      input('icon', 'Which icon of lucide.dev? (like Car; Enter: Box)'),
      input(
        'from',
        'Are its fields in a schema or a service? (openapi.json#/components/schemas/Vehicle, https://…)',
        readSource,
      ),
      {
        ...input('fields', 'Which fields? (like plate:text!, seats:quantity, photo:picture)', readFields),
        when: () => proposal === undefined,
      },
      {
        ...input('corrections', '', (answer) => proposal && corrected(proposal, answer)),
        message: () =>
          `\n${proposal && asTable(proposal)}\n\nWhat is wrong? (seats:money! replaces a field, -seats leaves it out, Enter: nothing)`,
        when: () => proposal !== undefined,
      },
      input('labels', 'The French labels of the fields? (like plate=Immatriculation, seats=Places)'),
      // Plop takes over what the command gives only if a question has its name. These are not asked.
      ...['path', 'group', 'endpoint'].map((name) => ({ ...input(name, ''), when: false })),
    ],
    actions: [
      (answers) => {
        const spec = readSpec(optionsOf(answers, proposal));
        return `\n${reportOf(spec, generateResource(spec))}`;
      },
    ],
  });
  for (const [what, generator] of folderGenerators)
    plop.setGenerator(what, {
      description: generator.description,
      prompts: [input('name', 'Its name? (in kebab-case, like progress-bar)', checkFolderName)],
      actions: [
        (answers) =>
          `\n${pathList('Written', generateFolder(generator, text(answers, 'name')))}\n\n${stepsAfterFolder(what)}`,
      ],
    });
}
