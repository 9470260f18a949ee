import type { FieldGuide } from '#fields/guide.ts';
import { type GalleryField, gallery } from './gallery.ts';

export const galleryGuide: FieldGuide<GalleryField> = {
  group: 'files',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Several pictures of one thing, in an order: the photographs of a place.',
  avoid: [
    { when: 'There is one.', instead: '`picture`.' },
    { when: 'They are to be entered.', instead: '`upload` for one; several have no kind yet.' },
  ],
  example: {
    images: gallery(),
  },
  wire: {
    type: '{ src: string }[]',
    notes: [
      'Addresses on the web, of the page’s own site, or pictures in themselves (`data:image/…`).',
      'An address of any other scheme is left out and never asked for.',
    ],
    filled: [[{ src: '/photos/salle.jpg' }, { src: 'https://exemple.fr/terrasse.jpg' }]],
    empty: [[], [{ src: '' }], [{ src: 'javascript:alert(1)' }]],
    emptiness: 'a list without an address that may be shown.',
    entered: [],
  },
  views: {
    list: 'The first picture, small and square; a placeholder where there is none, not a dash.',
    page: 'All of them, one by one, at the head of the page and over its whole width. Its code comes with the first such page.',
    form: 'It has none.',
    order: 'Neither sorted nor searched.',
  },
  content: ['Pictures are counted, since nothing says what is on them: « Photo 2 sur 5 ».'],
  keyboard: [
    { keys: ['Tab'], does: 'On a page, reaches the pictures, then pause, each place, previous and next.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Shows the picture before or after.' },
    { keys: ['Enter', 'Space'], does: 'Presses the button that has focus.' },
  ],
  aria: {
    name: 'Carousel',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/carousel/',
    notes: [
      'In a list the picture is decoration beside the record’s name.',
      'A picture that does not load is a sign that says so: « Photo indisponible ».',
      'It turns by itself, unless motion is reduced; it can be paused and pauses while pointed at or focused (WCAG 2.2.2).',
    ],
  },
};
