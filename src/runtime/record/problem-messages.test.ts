import { expect, test } from 'vitest';
import { t } from '#lib/i18n/i18n.ts';
import { addResourceTexts } from '#lib/i18n/testing.ts';
import { problem } from '#schema/problem.ts';
import { problemMessages } from './problem-messages.ts';

addResourceTexts('offers', { fields: { from: 'Début' } });

const issue = (message: string) => ({ message });

test.each([
  [[], undefined],
  [[issue(problem('required'))], t('validation.required')],
  [[issue(problem('tooLong', { max: 255 }))], '255 caractères au maximum'],
  [[issue(problem('atMost', { max: 999_999.5 }))], 'La valeur doit être d’au plus 999\u202f999,5'],
  [[issue(problem('atLeast', { min: 0.0005 }))], 'La valeur doit être d’au moins 0,0005'],
  [[issue(problem('notAfter', { max: '31/12/2026' }))], 'La date doit être le 31/12/2026 ou avant'],
  [
    [issue(problem('notBeforeField', { label: 'resources.offers.fields.from' }))],
    t('validation.notBeforeField', { label: 'Début' }),
  ],
  [
    [issue(problem('email')), issue(problem('characters'))],
    'Veuillez saisir une adresse email valide\nCe texte contient des caractères non autorisés',
  ],
  [[issue(problem('required')), issue(problem('required'))], t('validation.required')],
  [[undefined, null, 12, {}, { message: 3 }], undefined],
  [
    [
      { message: problem('noSuchDay'), path: ['validity', 'from'] },
      { message: problem('day'), path: ['validity', 'to'] },
    ],
    'Du\u00a0: Cette date n’existe pas\nAu\u00a0: Veuillez saisir une date au format jj/mm/aaaa',
  ],
  [[{ message: problem('choice'), path: ['days', 0] }], t('validation.choice')],
])('the message of %j', (errors, text) => {
  expect(problemMessages(errors)).toBe(text);
});

test.each(['Invalid input', 'Required', '', 'constructor', '__proto__'])(
  'the library’s own message “%s” is never shown',
  (message) => expect(problemMessages([issue(message)])).toBe(t('validation.type')),
);
