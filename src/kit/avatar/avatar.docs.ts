import type { ComponentGuide } from '#kit/guide.ts';

export const avatarGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['profile picture', 'photo'],
  purpose:
    'A picture of a person (round) or of a thing (square). Initials replace a missing picture, an icon replaces a missing name.',
  avoid: [
    { when: 'The picture is the content, as in a gallery.', instead: '`Carousel`, which shows it whole.' },
    { when: 'A state or a role is shown.', instead: '`Badge`.' },
  ],
  do: [
    'Round for people, square for establishments, categories and options.',
    'Give `name` even where there is a picture: it is shown if the picture fails to load.',
    'Leave `label` out where the name stands beside it, as in a cell or a header.',
  ],
  dont: [
    'Use it as a button. Put it inside a button that has a name.',
    'Add a fourth size: rows take `sm` or `md`, the head of a record takes `lg`.',
    'Crop a logo into a circle.',
  ],
  content: [
    '`label` is the name alone: “Alice Dubreuil”, not “Photo de Alice Dubreuil”.',
    'Initials come from the first and last word of the name. Do not pass them.',
  ],
  pattern: 'image',
  accessibility: ['Initials are never read letter by letter.'],
};
