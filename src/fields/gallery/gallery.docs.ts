import type { FieldGuide } from '#fields/guide.ts';
import { type GalleryField, gallery } from './gallery.ts';

export const galleryGuide: FieldGuide<GalleryField> = {
  group: 'file',
  purpose: 'Several pictures of one thing, in an order, such as the photographs of an establishment.',
  avoid: [
    { when: 'There is one picture.', instead: '`picture`, and `upload` where it is entered.' },
    { when: 'The files are to be kept as they are, or are not pictures.', instead: '`documents`.' },
  ],
  example: {
    // At most 8 pictures of 5 MB each.
    photos: gallery({ shape: 'object', accept: ['image/png', 'image/jpeg'], maxMegabytes: 5, max: 8 }),
    // The record holds addresses. At least one picture.
    views: gallery({ shape: 'url', accept: ['image/webp'], maxMegabytes: 2, max: 3, required: true }),
    // Only shown.
    images: gallery({ shape: 'object', access: 'readOnly' }),
  },
  wire: {
    type: '{ src: string }[] | string[]',
    notes: [
      'Addresses on the web or of the same site, or data URLs (`data:image/…`).',
      'An address with any other scheme is left out and never requested.',
      'Empty is a list without an address that may be shown.',
      'A form sends all pictures that the record has afterwards, in their order, as parts of one name: a file for a new picture, the address of a stored one that stays.',
      'The service deletes the pictures whose address is not sent, and refuses addresses that the record does not have.',
      'What is said of a picture that stays (`description`) stays, too.',
      'Type, size and number are checked in the form, and again by the service.',
    ],
    filled: [[{ src: '/photos/salle.jpg' }, { src: 'https://exemple.fr/terrasse.jpg' }]],
    empty: [[], [{ src: '' }], [{ src: 'javascript:alert(1)' }]],
    entered: [
      [],
      ['/photos/salle.jpg', new File(['PNG'], 'terrasse.png', { type: 'image/png' })],
      [new File(['PDF'], 'carte.pdf', { type: 'application/pdf' })],
      [new File([], 'vide.png', { type: 'image/png' })],
    ],
  },
  views: {
    list: 'The first picture, small and square. A missing picture is a placeholder, not a dash.',
    page: 'All of them, one at a time, at the top of the page and over its whole width. Its code loads with the first such page.',
    form: 'The pictures in their order, each with its buttons, above the area to press or to drop files on.',
  },
  content: [
    'Pictures without a description are counted: « Photo 2 sur 5 ».',
    'The limits are shown before a file is chosen: « PNG, JPEG, 5 Mo au maximum par photo, 8 photos au maximum ».',
  ],
  pattern: 'carousel',
  accessibility: [
    'In a list the picture is decoration.',
    'A picture that does not load is replaced by an icon with a name: « Photo indisponible ».',
    'It does not rotate with reduced motion.',
  ],
};
