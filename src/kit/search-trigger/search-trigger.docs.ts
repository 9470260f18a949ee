import type { ComponentGuide } from '#kit/guide.ts';

export const searchTriggerGuide: ComponentGuide = {
  group: 'navigation',
  synonyms: ['recherche', 'find'],
  purpose:
    'The button of the header that opens the command palette, with its shortcut. On a small screen it is an icon.',
  avoid: [
    { when: 'The text is typed where it stands.', instead: '`SearchInput`.' },
    { when: 'It starts another action.', instead: '`Button`.' },
  ],
  do: ['Load the palette on hover and focus.', 'Give the keys as they are printed on the keyboard.'],
  dont: ['Show more than one on a page.'],
  content: ['The label is a verb: « Rechercher ».'],
  pattern: 'button',
  accessibility: ['Its owner tells the shortcut to assistive technology, with `aria-keyshortcuts`.'],
};
