import type { NodePlopAPI } from 'plop';
import { requestOf } from './command-line.ts';
import { readFields } from './field-grammar.ts';
import { guessTable } from './guess-table.ts';
import { checkResourceName, checkRoomName } from './names.ts';
import { corrected, fieldsLine, type Proposal, propose } from './proposal.ts';
import { generateResource } from './resource.ts';
import { generateRoom, roomKinds } from './rooms.ts';
import { Refused } from './sentence.ts';

/** A question is asked again until its answer can be used. */
const answerable = (check: (answer: string) => unknown) => async (answer: string) => {
  try {
    await check(answer);
    return true;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
};

const input = (name: string, message: string, check?: (answer: string) => unknown) => ({
  type: 'input' as const,
  name,
  message,
  ...(check !== undefined && { validate: answerable(check) }),
});

const text = (answers: object, name: string) => String(Reflect.get(answers, name) ?? '');
const written = (paths: readonly string[]) => `\n${paths.join('\n')}`;

/** The questions of `npm run generate`. */
export default function plopfile(plop: NodePlopAPI): void {
  let found: Proposal | undefined;
  const look = async (source: string) => {
    found = source.trim() === '' ? undefined : await propose(source.trim());
  };
  plop.setGenerator('resource', {
    description: 'An entity: screens, words, demo, stories, tests, table',
    prompts: [
      input('name', 'What is the entity called in the code? (plural, like vehicles)', checkResourceName),
      input('many', 'What are several called, in French? (like Véhicules)'),
      input('one', 'And one, with its article? (like un véhicule)'),
      input(
        'from',
        'Are its fields in a schema or a service? (openapi.json#/components/schemas/Vehicle, https://…)',
        look,
      ),
      {
        ...input('fields', 'Which fields? (like plate:text!, seats:quantity, photo:picture)', readFields),
        when: () => found === undefined,
      },
      {
        ...input('corrections', '', (said) => found && corrected(found, said)),
        message: () =>
          `\n${guessTable(found?.guesses ?? [])}\n\nWhat is wrong? (seats:money! says what it is, -seats leaves it out, Enter: nothing)`,
        when: () => found !== undefined,
      },
      input('labels', 'What are they called, in French? (like plate=Immatriculation, seats=Places)'),
    ],
    actions: [
      (answers) =>
        written(
          generateResource(
            requestOf({
              name: text(answers, 'name'),
              many: text(answers, 'many'),
              one: text(answers, 'one'),
              fields:
                found === undefined
                  ? text(answers, 'fields')
                  : fieldsLine(corrected(found, text(answers, 'corrections'))),
              endpoint: found?.endpoint,
              labels: text(answers, 'labels'),
            }),
          ),
        ),
    ],
  });
  for (const kind of roomKinds)
    plop.setGenerator(kind, {
      description: { field: 'A kind of field', component: 'A part of the kit', page: 'A page drawn by hand' }[
        kind
      ],
      prompts: [input('name', 'What is it called? (in kebab-case, like progress-bar)', checkRoomName)],
      actions: [(answers) => written(generateRoom(kind, text(answers, 'name')))],
    });
}
