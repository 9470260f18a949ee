import type { FieldGuide } from '#fields/guide.ts';
import { type PhoneField, phone } from './phone.ts';

export const phoneGuide: FieldGuide<PhoneField> = {
  group: 'words',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A French telephone number, in pairs of figures however it was written.',
  avoid: [
    {
      when: 'Numbers of other countries are to be entered.',
      instead: '`text`: a foreign one is shown here, but not taken.',
    },
    { when: 'It is a number to count with.', instead: '`quantity`.' },
  ],
  example: {
    phone: phone({ required: true }),
    secondPhone: phone({ nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'Sent as `0x xx xx xx xx`: ten figures in pairs.',
      'A record may hold it with `+33`, dots or no spaces: a French one is read in the format, any other as it came.',
    ],
    filled: ['+33612345678', '06.12.34.56.78', '+44 7700 900123', 'demander à l’accueil'],
    empty: ['', ' '],
    emptiness: 'a text of spaces alone.',
    entered: ['06 12 34 56 78', '06 12', ''],
  },
  views: {
    list: 'Plain text in figures of one width: a row has links of its own.',
    page: 'A link that calls, where the text is a number.',
    form: 'A box of one line. The spaces come by themselves, `+33` becomes 0, and what is no figure is dropped, pasted or typed.',
    order: 'Not sorted. Searched where the service does.',
  },
  content: [
    'The label is « Téléphone »; the format is told by the error alone: « Format requis: 0x xx xx xx xx ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box; on a page, to the link.' },
    { keys: ['0–9'], does: 'Types; the eleventh figure is not taken.' },
    {
      keys: ['Backspace', 'Delete'],
      does: 'Takes a figure out, across a space; the caret stays where one works.',
    },
  ],
  aria: {
    name: 'Text box',
    href: 'https://www.w3.org/TR/wai-aria-1.2/#textbox',
    notes: [
      'The telephone shows the keys of its dial.',
      'Grouping moves neither focus nor the caret, so nothing is read anew.',
    ],
  },
};
