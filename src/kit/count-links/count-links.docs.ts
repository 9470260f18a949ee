import type { ComponentGuide } from '#kit/guide.ts';

export const countLinksGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['counters', 'compteurs'],
  purpose: 'What there is to do: links with a number each, in one card.',
  avoid: [
    { when: 'The figures are facts that nobody has to act on.', instead: '`StatCards`.' },
    { when: 'The links lead to pages and count nothing.', instead: '`SidebarNav` or `Menu`.' },
  ],
  do: [
    'Link each number to the list of exactly what it counts.',
    'Use the tone `waiting` only if somebody has to act: nothing to do is quiet.',
    'Leave `count` and `note` undefined during loading: the card keeps its height.',
    'Name the link by what is counted, in the plural: « Retraits en attente ».',
  ],
  dont: ['Show more than four.', 'Hide a line whose number is 0: it says that there is nothing to do.'],
  content: ['The note says how much, or since when: « 4 218,50 € à verser ».'],
  pattern: 'link',
  accessibility: [
    'Each link is named by its label, its note and its number.',
    'A plus is not read: `countRead` says « plus de 10 000 » for “10 000+”.',
  ],
};
