import type { ComponentGuide } from '#kit/guide.ts';

export const sortMenuGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['order', 'tri'],
  purpose:
    'The orders of a `Table` whose rows are cards (`order`): cards have no headings to press. Above rows it is hidden.',
  avoid: [
    { when: 'The table has no `sorts`, or nothing to sort.', instead: 'Leave it out.' },
    { when: 'It offers something else than orders.', instead: '`Menu`.' },
  ],
  do: [
    'Say on the button what the rows are sorted by.',
    'Give it the same `sorts` as the table: an entry does what the heading does.',
    'Load it after the rows: the head of the table keeps its space.',
  ],
  dont: ['Use it beside headings that sort.', 'Offer an order that no heading has.'],
  content: [
    'The button has the column: “Tri : Membre depuis”. Without an order it is « Trier ».',
    'Entries are whole actions: « Trier par Rôle, ordre croissant ».',
  ],
  pattern: 'menuButton',
  keyboard: [
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'On the button, opens the list on its first entry.' },
    { keys: ['ArrowUp'], does: 'On the button, opens the list on its last entry.' },
    { keys: ['Escape'], does: 'Closes the list and moves focus back to the button.' },
  ],
  accessibility: [
    'The name of the button has the direction, too (`directionLabel`): the arrow is a drawing.',
    'The headings stay in the table for assistive technology, with `aria-sort` and without buttons.',
  ],
};
