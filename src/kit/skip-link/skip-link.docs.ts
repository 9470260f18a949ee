import type { ComponentGuide } from '#kit/guide.ts';

export const skipLinkGuide: ComponentGuide = {
  group: 'navigation',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'First stop of the Tab key: over the navigation, straight to the content. Seen only while it has focus.',
  avoid: [{ when: 'Parts of a page are linked to.', instead: 'A list of plain links.' }],
  do: ['Make it the first thing in the page.', 'Give its target `tabIndex={-1}`.'],
  dont: ['Hide it for good: who uses it sees.', 'Add one per part of the page.'],
  content: ['Says where one lands: « Aller au contenu ».'],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it, as the first stop of the page.' },
    { keys: ['Enter'], does: 'Moves focus to the target.' },
  ],
  aria: {
    name: 'Skip link',
    href: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G1',
    notes: ['Moves focus itself, not only the view: reading starts at the target.'],
  },
};
