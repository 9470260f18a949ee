import type { FieldGuide } from '#fields/guide.ts';
import { type GalleryField, gallery } from './gallery.ts';

export const galleryGuide: FieldGuide<GalleryField> = {
  group: 'file',
  purpose: 'Several pictures of one thing, in an order, such as the photographs of an establishment.',
  avoid: [
    { when: 'There is one picture.', instead: '`picture`.' },
    { when: 'Pictures are entered.', instead: '`upload` for one picture. There is no kind for several.' },
  ],
  example: {
    images: gallery(),
  },
  wire: {
    type: '{ src: string }[]',
    notes: [
      'Addresses on the web or of the same site, or data URLs (`data:image/…`).',
      'An address with any other scheme is left out and never requested.',
      'Empty is a list without an address that may be shown.',
    ],
    filled: [[{ src: '/photos/salle.jpg' }, { src: 'https://exemple.fr/terrasse.jpg' }]],
    empty: [[], [{ src: '' }], [{ src: 'javascript:alert(1)' }]],
  },
  views: {
    list: 'The first picture, small and square. A missing picture is a placeholder, not a dash.',
    page: 'All of them, one at a time, at the top of the page and over its whole width. Its code loads with the first such page.',
    form: 'Not entered.',
  },
  content: ['Pictures are counted, since they have no description: « Photo 2 sur 5 ».'],
  pattern: 'carousel',
  accessibility: [
    'In a list the picture is decoration.',
    'A picture that does not load is replaced by an icon with a name: « Photo indisponible ».',
    'It does not rotate with reduced motion.',
  ],
};
