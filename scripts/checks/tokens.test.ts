import { expect, test } from 'vitest';
import { semanticTokens } from '#theme/semantic-tokens.ts';
import { textStyles } from '#theme/text-styles.ts';
import { tokens } from '#theme/tokens.ts';
import { isTestCode, readTree } from './tree.ts';

interface Group {
  readonly [name: string]: object;
}

/** Returns the names of the tokens of a category, e.g. `fg.muted`. */
const namesIn = (group: Group | object, path: readonly string[] = []): string[] =>
  Object.entries(group).flatMap(([name, part]) =>
    'value' in part ? [[...path, name].join('.')] : namesIn(part, [...path, name]),
  );

test('every token of the theme is used', () => {
  const code = [...readTree()]
    .filter(([path]) => /^src\/.*\.tsx?$/.test(path) && !isTestCode(path))
    .filter(([path]) => !/^src\/theme\/(tokens|roles|ramps)\.ts$/.test(path))
    .map(([, text]) => text)
    .join('\n');
  const isUsed = (name: string) =>
    new RegExp(`['"\`{. -]${name.replaceAll('.', '\\.')}['"\`} :/)]`).test(code);
  const unused = Object.entries({ ...tokens, ...semanticTokens, textStyles }).flatMap(([category, group]) =>
    namesIn(group)
      .filter((name) => !isUsed(name))
      .map((name) => `${category}.${name}`),
  );
  expect(unused).toEqual([]);
});
