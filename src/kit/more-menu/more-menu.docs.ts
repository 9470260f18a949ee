import type { ComponentGuide } from '#kit/guide.ts';

export const moreMenuGuide: ComponentGuide = {
  group: 'action',
  synonyms: ['overflow menu', 'kebab', 'dropdown'],
  purpose:
    'The actions that have no button of their own beside the title of a page, so that its head stays one line.',
  avoid: [
    { when: 'There is one action.', instead: '`Button`.' },
    { when: 'The actions are variants of a button beside it.', instead: '`SplitButton`.' },
    { when: 'It has choices, links or a content of its own.', instead: '`Menu`.' },
  ],
  do: [
    'Leave the most frequent action a button before it.',
    'Keep the order of the actions when one of them comes or goes.',
    'Give dangerous ones the tone `danger`.',
    'Load what they need with `preload`.',
  ],
  dont: ['Hide the only action in it.', 'Change its label with its content.'],
  content: ['`label` names what is left: « Autres actions ».', 'Entries are verbs: « Désactiver ».'],
  pattern: 'menuButton',
  keyboard: [
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'On the button, opens the list on its first entry.' },
    { keys: ['ArrowUp'], does: 'On the button, opens the list on its last entry.' },
    { keys: ['Escape'], does: 'Closes the list and moves focus back to the button.' },
  ],
  accessibility: ['On a small screen its button shows three dots. Its name is the same.'],
};
