import type { FieldGuide } from '#fields/guide.ts';
import { type PhoneField, phone } from './phone.ts';

export const phoneGuide: FieldGuide<PhoneField> = {
  group: 'text',
  purpose: 'A French phone number, shown in pairs of digits.',
  avoid: [
    {
      when: 'Numbers of other countries are entered.',
      instead: '`text`: this kind shows foreign numbers but does not accept them.',
    },
    { when: 'It is a number to calculate with.', instead: '`quantity`.' },
  ],
  example: {
    phone: phone({ required: true }),
    secondPhone: phone({ nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'Sent as `0x xx xx xx xx`: ten digits in pairs.',
      'A stored number may have `+33`, dots or no spaces. A French number is shown in the format, any other as it is.',
    ],
    filled: ['+33612345678', '06.12.34.56.78', '+44 7700 900123', 'demander à l’accueil'],
    empty: ['', ' '],
    entered: ['06 12 34 56 78', '06 12', ''],
  },
  views: {
    list: 'Plain text with digits of equal width: a row has other links.',
    page: 'A link that calls, if the text is a number.',
    form: 'An input of one line. It adds the spaces, turns `+33` into 0, and ignores anything but digits, typed or pasted.',
    order: 'Sorted alphabetically where the call of the list sorts. Searched where the service supports it.',
  },
  content: ['The label is « Téléphone ». The error gives the format: « Format requis: 0x xx xx xx xx ».'],
  pattern: 'textBox',
  keyboard: [
    { keys: ['0–9'], does: 'Types. An eleventh digit is ignored.' },
    { keys: ['Backspace', 'Delete'], does: 'Deletes a digit, across a space. The caret stays at its digit.' },
  ],
  accessibility: [
    'A phone shows its numeric keyboard.',
    'Formatting moves neither focus nor the caret, so that nothing is read twice.',
  ],
};
