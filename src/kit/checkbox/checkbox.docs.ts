import type { ComponentGuide } from '#kit/guide.ts';

export const checkboxGuide: ComponentGuide = {
  group: 'entry',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Yes or no. Its label is drawn by the field around it.',
  avoid: [
    { when: 'One of several is chosen.', instead: '`Select`.' },
    {
      when: 'It takes effect at once, without a form being sent.',
      instead: 'A `Button` that says what happens, as long as there is no switch.',
    },
  ],
  do: ['Word the label so that a tick means yes.', 'Wrap it in `Field`, which names and describes it.'],
  dont: [
    'Tick in advance what a person must agree to.',
    "Word a label with a negation: « Ne pas vérifier l'adresse » makes a tick mean no.",
  ],
  content: ['A statement, not a question: « Adresse vérifiée ».', 'Capital first, no full stop.'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box.' },
    { keys: ['Space'], does: 'Ticks or unticks it.' },
  ],
  aria: {
    name: 'Checkbox',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
    notes: [
      'The native element, so forms, voice control and forced colours know it.',
      "An error is told by `aria-invalid` and the field's message, not by colour alone.",
    ],
  },
};
