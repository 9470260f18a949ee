import type { ComponentGuide } from '#kit/guide.ts';

export const passwordInputGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['mot de passe'],
  purpose: 'A password input. A button shows or hides what was typed.',
  avoid: [
    { when: 'It is a code that was sent.', instead: '`PinInput`.' },
    { when: 'It is any other text.', instead: '`TextInput`.' },
  ],
  do: ['Set `autoComplete` to `current-password` or `new-password` for password managers.', 'Allow pasting.'],
  dont: [
    'Ask for it twice: it can be shown.',
    'Show rules only after they were broken: put them in the hint of the field.',
  ],
  content: [
    '`revealLabel` and `concealLabel` say what happens: « Afficher le mot de passe », « Masquer le mot de passe ».',
    'Labels distinguish old and new: « Mot de passe actuel », « Nouveau mot de passe ».',
  ],
  pattern: 'password',
};
