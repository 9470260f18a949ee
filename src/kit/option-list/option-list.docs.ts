import type { ComponentGuide } from '#kit/guide.ts';

export const optionListGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['listbox', 'liste'],
  purpose:
    'Options that are all visible, in a panel: one is picked, or any number is ticked. It takes effect at once.',
  avoid: [
    { when: 'It is part of a form.', instead: '`Select`, `MultiSelect` or `ChoiceCards`.' },
    { when: 'The options are actions.', instead: '`Menu`.' },
  ],
  do: [
    'Put it into a `Popover`.',
    'Give it a search as soon as there are more options than fit.',
    'Say in `note` why there are no options.',
  ],
  dont: ['Reorder the options while they are ticked.', 'Preselect an option.'],
  content: ['Options are nouns or participles without an article: « En attente », « Chauffeur ».'],
  pattern: 'optionList',
};
