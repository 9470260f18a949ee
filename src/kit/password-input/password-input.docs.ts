import type { ComponentGuide } from '#kit/guide.ts';

export const passwordInputGuide: ComponentGuide = {
  group: 'entry',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A secret, which whoever types it may look at.',
  avoid: [
    { when: 'It is a code that was sent.', instead: '`TextInput` with `autoComplete="one-time-code"`.' },
    { when: 'Any other text.', instead: '`TextInput`.' },
  ],
  do: [
    'Set `autoComplete` to `current-password` or `new-password`, so that managers know.',
    'Let the browser paste.',
  ],
  dont: [
    'Ask for it twice: it can be looked at.',
    "Show rules only after they were broken; say them in the field's hint.",
  ],
  content: [
    '`revealLabel` and `concealLabel` say what happens: « Afficher le mot de passe », « Masquer le mot de passe ».',
    'Labels tell old from new: « Mot de passe actuel », « Nouveau mot de passe ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the input, then to the button that shows it.' },
    { keys: ['Enter', 'Space'], does: 'On the button, shows or hides what was typed.' },
  ],
  aria: {
    name: 'Text input with a button',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
    notes: [
      "The button's name changes with what it does next.",
      'Revealing never changes focus or the caret.',
    ],
  },
};
