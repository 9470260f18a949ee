import { expect, test } from 'vitest';
import { problem } from '#schema/problem.ts';
import { problemMessages } from './problem-messages.ts';

const issue = (message: string) => ({ message });

test.each([
  [[], undefined],
  [[issue(problem('required'))], 'Ce champ est requis'],
  [[issue(problem('tooLong', { max: 255 }))], '255 caractères au maximum'],
  [
    [issue(problem('email')), issue(problem('characters'))],
    'Veuillez saisir une adresse email valide\nCe texte contient des caractères non autorisés',
  ],
  [[issue(problem('required')), issue(problem('required'))], 'Ce champ est requis'],
  [[undefined, null, 12, {}, { message: 3 }], undefined],
])('%j is worded', (errors, text) => {
  expect(problemMessages(errors)).toBe(text);
});

test.each(['Invalid input', 'Required', '', 'constructor', '__proto__'])(
  'a library’s own “%s” never reaches people',
  (message) => expect(problemMessages([issue(message)])).toBe("Cette valeur n'est pas valide"),
);
