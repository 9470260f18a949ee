import type { ComponentGuide } from '#kit/guide.ts';

export const skipLinkGuide: ComponentGuide = {
  group: 'navigation',
  synonyms: ['lien d’évitement'],
  purpose:
    'A link past the navigation to the content. It is the first stop of the Tab key and visible only while it has focus.',
  avoid: [{ when: 'Parts of a page are linked to.', instead: 'A list of plain links.' }],
  do: ['Make it the first element of the page.', 'Give its target `tabIndex={-1}`.'],
  dont: ['Hide it completely: its users see the screen.', 'Add one for each part of the page.'],
  content: ['Says where the link leads: « Aller au contenu principal ».'],
  pattern: 'skipLink',
  keyboard: [
    { keys: ['Tab'], does: 'Shows it, as the first stop of the page.' },
    { keys: ['Enter'], does: 'Moves focus to the target.' },
  ],
  accessibility: ['It moves focus, not only the view: reading starts at the target.'],
};
