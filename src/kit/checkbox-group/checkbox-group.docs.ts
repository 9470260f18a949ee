import type { ComponentGuide } from '#kit/guide.ts';

export const checkboxGroupGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['tick boxes', 'cases à cocher'],
  purpose: 'Values of which any number can be ticked, all in sight, for example the columns of an export.',
  avoid: [
    { when: 'There are more than twenty values, or they must be searched.', instead: '`MultiSelect`.' },
    { when: 'Exactly one is chosen.', instead: '`ChoiceCards` or `Select`.' },
  ],
  do: ['Keep the order in which the values appear elsewhere.', 'Tick in advance what most people need.'],
  dont: ['Put it around values that exclude each other.', 'Use it for a single yes or no: use `Checkbox`.'],
  content: [
    'The legend is a noun: « Colonnes ».',
    'An option is the name of what it stands for: « Téléphone ».',
  ],
  pattern: 'checkbox',
  accessibility: ['The legend names the group. An error is read when it appears.'],
};
