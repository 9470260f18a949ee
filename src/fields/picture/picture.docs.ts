import type { FieldGuide } from '#fields/guide.ts';
import { type PictureField, picture } from './picture.ts';

export const pictureGuide: FieldGuide<PictureField> = {
  group: 'files',
  status: 'stable',
  since: '0.1.0',
  purpose: 'One picture that helps to recognise a record: a portrait, an icon.',
  avoid: [
    { when: 'There are several.', instead: '`gallery`.' },
    { when: 'A person chooses the file.', instead: '`upload`, which can show this one as what it replaces.' },
    { when: 'It is somebody else’s, inside another record.', instead: '`person`, name and all.' },
  ],
  example: {
    // An address of its own; round, for a portrait.
    avatar: picture({ shape: 'url', nullable: true, round: true }),
    // An object that holds the address.
    icon: picture({ shape: 'object', nullable: true }),
  },
  wire: {
    type: 'string | { src: string }',
    notes: [
      'Its field says which of the two the service writes.',
      'An address on the web, of the page’s own site, or a picture in itself (`data:image/…`): any other is never asked for.',
    ],
    filled: ['/avatars/alice.png', 'https://exemple.fr/avatars/alice.png'],
    empty: ['', 'javascript:alert(1)'],
    emptiness: 'an address that may not be shown.',
    entered: [],
  },
  views: {
    list: 'Small, square or round, most often beside the lines of a composed column; a placeholder where there is none, not a dash.',
    page: 'The same, larger.',
    form: 'It has none: `upload` is its counterpart.',
    order: 'Neither sorted nor searched.',
  },
  content: ['It has no words: the record’s name stands beside it.'],
  keyboard: 'Takes no focus: it is decoration.',
  aria: {
    name: 'Decorative image',
    href: 'https://www.w3.org/WAI/tutorials/images/decorative/',
    notes: [
      'Its alternative is empty: the name beside it says whose it is.',
      'One that does not load becomes the placeholder, and nothing is announced.',
    ],
  },
};
