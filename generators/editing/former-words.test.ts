import { expect, test } from 'vitest';
import { formerWords } from './former-words.ts';

test.for([
  ['Griffons', { a: 'Ajouter un griffon', b: 'Griffonner', c: 'Liste des Griffons' }, ['a', 'c']],
  ['Chevaux ailés', { a: 'Ce cheval ailé', b: 'Un cheval', c: 'Chevaux ailés' }, ['a', 'c']],
  ['Ifs', { a: 'Relatif', b: 'Des ifs', c: 'Ifs' }, ['b', 'c']],
  ['À nommer\u00a0: sea monsters', { a: 'À nommer\u00a0: sea monsters', b: 'À nommer\u00a0: tag' }, ['a']],
] as const)('the texts with the name “%s” are found, in the singular, too', ([plural, texts, found]) => {
  const lines = formerWords(texts, plural);
  expect(lines.map((line) => /, (\w+): /.exec(line)?.[1])).toEqual(found);
});
