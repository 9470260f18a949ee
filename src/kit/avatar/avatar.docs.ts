import type { ComponentGuide } from '#kit/guide.ts';

export const avatarGuide: ComponentGuide = {
  group: 'record',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'The picture of a person, round, or of a thing, square. Initials stand in for a missing picture, a drawing for a missing name.',
  avoid: [
    { when: 'The picture is the content, as in a gallery.', instead: '`Carousel`, which shows it whole.' },
    { when: 'A state or a role is meant.', instead: '`Badge`, which says it in a word.' },
  ],
  do: [
    'Round for persons, square for establishments, categories and options.',
    'Give `name` even where there is a picture: it is what shows while the address fails.',
    'Leave `label` out where the name stands beside it, in a cell or a header.',
  ],
  dont: [
    "Use a person's avatar as a button; put it inside one that has a name.",
    'Show a size other than the three: rows take `sm` or `md`, the head of a record `lg`.',
    'Crop a logo into a circle.',
  ],
  content: [
    '`label` is the name of the person or thing, nothing more: « Alice Dubreuil », not « Photo de Alice Dubreuil ».',
    'Initials are made from the first and last word of the name; do not pass them.',
  ],
  keyboard: 'Takes no focus: it is a picture.',
  aria: {
    name: 'img role',
    href: 'https://www.w3.org/TR/wai-aria-1.2/#img',
    notes: [
      'With `label` it is an image of that name; without, it is decoration and hidden.',
      'Initials are never read out letter by letter.',
    ],
  },
};
