import type { ComponentGuide } from '#kit/guide.ts';

export const choiceCardsGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['radio', 'radio group', 'boutons radio'],
  purpose: 'One choice among a few values that must be seen to be chosen, such as two versions of a field.',
  avoid: [
    { when: 'The values are short names.', instead: '`Select` or `SegmentedControl`.' },
    { when: 'There are more than four.', instead: '`Select` or `SearchSelect`.' },
  ],
  do: ['Show each value as it looks elsewhere.', 'Name where a value comes from in its label.'],
  dont: ['Choose in advance where a wrong choice loses something.', 'Put links or buttons into a card.'],
  content: ['The legend is the name of the field: « Description ».', 'A label has two or three words.'],
  pattern: 'radioGroup',
};
