import type { ComponentGuide } from '#kit/guide.ts';

export const navCountGuide: ComponentGuide = {
  group: 'navigation',
  synonyms: ['counter', 'compteur'],
  purpose: 'How many things wait behind an entry of the navigation, for whoever is on another page.',
  avoid: [
    { when: 'It is about one thing: its state, its role.', instead: '`Badge`.' },
    { when: 'It is on a page, or a link.', instead: '`CountLinks` or `StatCard`.' },
  ],
  do: [
    'Count only what somebody has to work off: the number must be able to go away.',
    'Say the number in the name of the entry, with what it counts: « Retraits, 3 en attente ».',
    'Leave it out at 0, and while the number is not known.',
    'Write “99+” for more than 99, in the name as well: what is seen can be spoken.',
  ],
  dont: [
    'Announce it: the number changes while people do something else.',
    'Move an entry when the number comes or goes.',
  ],
  content: ['A number of at most two digits, or “99+”.'],
  pattern: 'text',
  accessibility: ['Assistive technology reads the name of the entry, which contains the number.'],
};
