import type { ComponentGuide } from '#kit/guide.ts';

export const checkboxGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['tick box', 'case à cocher'],
  purpose: 'A yes or no value. The field around it shows its label.',
  avoid: [
    { when: 'One of several values is chosen.', instead: '`Select`.' },
    {
      when: 'It takes effect at once, before a form is sent.',
      instead: 'A `Button` that says what happens.',
    },
  ],
  do: ['Write the label so that a tick means yes.', 'Put it in a `Field`, which names and describes it.'],
  dont: [
    'Tick in advance what the user must agree to.',
    'Use a negative label: with “Ne pas vérifier l’adresse” a tick means no.',
  ],
  examples: [
    {
      do: 'DoLetATickMeanYes',
      dont: 'DontLetATickMeanNo',
      why: 'Both verify the address, and only the first one says so.',
    },
  ],
  content: ['A statement, not a question: “Adresse vérifiée”.', 'Capital first, no full stop.'],
  pattern: 'checkbox',
  accessibility: ['An error is shown by `aria-invalid` and the message of the field, not by colour alone.'],
};
