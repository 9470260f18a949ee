import type { FieldGuide } from '#fields/guide.ts';
import { type PictureField, picture } from './picture.ts';

export const pictureGuide: FieldGuide<PictureField> = {
  group: 'file',
  purpose: 'One picture that helps to recognise a record: a portrait, an icon.',
  avoid: [
    { when: 'There are several.', instead: '`gallery`.' },
    {
      when: 'A user chooses the file.',
      instead: '`upload`, which can show this picture as the one that it replaces.',
    },
    { when: 'It is the portrait of a person inside another record.', instead: '`person`.' },
  ],
  example: {
    // The record holds an address. Round, for a portrait.
    avatar: picture({ shape: 'url', nullable: true, round: true }),
    // The record holds an object with the address.
    icon: picture({ shape: 'object', nullable: true }),
  },
  wire: {
    type: 'string | { src: string }',
    notes: [
      'The field says which of the two shapes the service sends.',
      'An address on the web or of the same site, or a data URL (`data:image/…`). Any other is never requested.',
      'Empty is an address that may not be shown.',
    ],
    filled: ['/avatars/alice.png', 'https://exemple.fr/avatars/alice.png'],
    empty: ['', 'javascript:alert(1)'],
  },
  views: {
    list: 'Small, square or round, usually beside the lines of a composed column. The initials of the record replace a missing round picture, a placeholder a square one.',
    page: 'The same, larger.',
    form: 'Not entered: `upload` is its counterpart.',
  },
  pattern: 'decoration',
  accessibility: ['A picture that does not load is replaced like a missing one. Nothing is announced.'],
};
