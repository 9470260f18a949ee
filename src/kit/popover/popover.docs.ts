import type { ComponentGuide } from '#kit/guide.ts';

export const popoverGuide: ComponentGuide = {
  group: 'overlay',
  synonyms: ['panel', 'bulle'],
  purpose:
    'A small panel beside the button that opens it, for one short entry: a filter, a date. On a phone it is a sheet at the bottom.',
  avoid: [
    { when: 'It is a list of actions.', instead: '`Menu`.' },
    { when: 'It only explains something.', instead: '`Tooltip`.' },
    { when: 'The page must wait for it.', instead: '`Dialog`.' },
  ],
  do: [
    'Load its code on hover and focus of its trigger, with `preloadPopover`.',
    'Give the trigger `aria-haspopup="dialog"` and `aria-expanded`.',
    'Let the content take effect at once where it can; put a button into the footer where it cannot.',
  ],
  dont: ['Open one from another.', 'Put a form with more than two inputs into it.'],
  content: [
    'The title is the name of what is entered: « Statut », “Date de naissance”.',
    'The close button is named « Fermer ».',
  ],
  pattern: 'popover',
};
