import { expect, test } from 'vitest';
import fr from '#locales/fr.json' with { type: 'json' };
import { resources } from '#resources/index.ts';
import { textAt, textsIn } from '#schema/dictionary.ts';
import { isAdded } from '#scripts/demo-records.ts';

const texts = textsIn(fr);

/** Returns true for the texts of a resource that was added to the product: they may repeat other texts. */
function isOfAdded(path: string) {
  const [section, name = ''] = path.split('.');
  return section === 'resources' && isAdded(name);
}

test('every reference names a text', () => {
  expect(texts.filter(([path]) => textAt(fr, path)?.startsWith('$t(') ?? true)).toEqual([]);
});

test('every text is written once', () => {
  const written = texts.flatMap(([path, text]) => (text.startsWith('$t(') || isOfAdded(path) ? [] : [text]));
  expect(written.filter((text, index) => written.indexOf(text) !== index)).toEqual([]);
});

test('titles of questions are those of a command that exists', () => {
  const commands = new Set(
    resources.flatMap(({ name, commands }) =>
      Object.keys(commands ?? {}).map((command) => `${name}.${command}`),
    ),
  );
  const unknown = Object.entries<object>(fr.questions.titles).flatMap(([name, titles]) =>
    Object.keys(titles)
      .map((title) => `${name}.${title.replace(/_(one|many|other)$/, '')}`)
      .filter((command) => !commands.has(command)),
  );
  expect(unknown).toEqual([]);
});

test('consequences are those of a deletion or a command that exists', () => {
  const actions = new Map<string, readonly string[]>(
    resources.map(({ name, endpoints, commands }) => [
      name,
      [...(endpoints.remove ? ['remove'] : []), ...Object.keys(commands ?? {})],
    ]),
  );
  const unknown = Object.entries(fr.questions.consequences).flatMap(([name, sections]) =>
    Object.keys(sections).filter((action) => !actions.get(name)?.includes(action)),
  );
  expect(unknown).toEqual([]);
});
