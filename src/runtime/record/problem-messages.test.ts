import { expect, test } from 'vitest';
import { t } from '#lib/i18n/i18n.ts';
import { problem } from '#schema/problem.ts';
import { problemMessages } from './problem-messages.ts';

const issue = (message: string) => ({ message });

test.each([
  [[], undefined],
  [[issue(problem('required'))], t('validation.required')],
  [[issue(problem('tooLong', { max: 255 }))], '255 caractères au maximum'],
  [
    [issue(problem('email')), issue(problem('characters'))],
    'Veuillez saisir une adresse email valide\nCe texte contient des caractères non autorisés',
  ],
  [[issue(problem('required')), issue(problem('required'))], t('validation.required')],
  [[undefined, null, 12, {}, { message: 3 }], undefined],
])('the message of %j', (errors, text) => {
  expect(problemMessages(errors)).toBe(text);
});

test.each(['Invalid input', 'Required', '', 'constructor', '__proto__'])(
  'the library’s own message “%s” is never shown',
  (message) => expect(problemMessages([issue(message)])).toBe(t('validation.type')),
);
