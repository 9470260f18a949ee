import { expect, test } from 'vitest';
import { findHints, findResourceMistakes } from './check.ts';
import { declaredBy, sources } from './testing/fixture.ts';
import { inDescriptors } from './testing/planted-in-descriptors.ts';
import { inFields } from './testing/planted-in-fields.ts';
import { hints, inTexts, silent } from './testing/planted-in-texts.ts';
import { plant } from './testing/planting.ts';

test('without a planted mistake there is none', () => {
  const all = declaredBy(sources, 'resources/griffins.ts');
  expect(findResourceMistakes(all, sources.dictionary)).toEqual([]);
  expect(findHints(all, sources.dictionary)).toEqual([]);
});

const line = /^(resources\/[\w-]+\.ts|locales\/fr\.json):\d+: .+\.$/;

test.for([...inDescriptors, ...inFields, ...inTexts])('%# in $0, “$1” as “$2” is named: $3', (planted) => {
  const { position, mistakes } = plant(planted);
  const [, , , sentence] = planted;
  expect(mistakes.filter((each) => each.includes(sentence)).join('\n')).toContain(position);
  for (const each of mistakes) expect(each).toMatch(line);
});

test.for(hints)('%# in $0, “$1” as “$2” is printed, and passes: $3', (planted) => {
  const { position, mistakes, hints: found } = plant(planted);
  expect(mistakes).toEqual([]);
  expect(found).toEqual([expect.stringMatching(line)]);
  expect(found.join('')).toContain(position);
  expect(found.join('')).toContain(planted[3]);
});

test.for(silent)('%# in $0, “$1” as “$2” is silent', (planted) => {
  const { mistakes, hints: found } = plant(planted);
  expect([...mistakes, ...found]).toEqual([]);
});
