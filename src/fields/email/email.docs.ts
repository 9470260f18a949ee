import type { FieldGuide } from '#fields/guide.ts';
import { type EmailField, email } from './email.ts';

export const emailGuide: FieldGuide<EmailField> = {
  group: 'text',
  purpose: 'An email address, for contact or for signing in.',
  avoid: [
    { when: 'It comes with the name of a person.', instead: '`person`, which shows both.' },
    { when: 'Any text is allowed.', instead: '`text`: this kind rejects what is not an address.' },
  ],
  example: {
    email: email({ required: true }),
    // An optional second address.
    billingEmail: email({ nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'Sent without the spaces around it, in the case that was typed. At most 254 characters.',
      'Any stored text is shown as it is. Only a valid address becomes a link.',
    ],
    filled: ['alice.dubreuil@exemple.fr', 'à demander'],
    empty: ['', ' '],
    entered: [' alice@exemple.fr ', 'alice@', ''],
  },
  views: {
    list: 'Plain text, which wraps before the @: a row has other links.',
    page: 'A link that writes to the address. An address with parameters (`?bcc=`) stays text.',
    form: 'An input of one line. A phone shows the at sign.',
    order: 'Sorted alphabetically where the call of the list sorts. Searched where the service supports it.',
  },
  content: ['The label is « Adresse Email ». The error is « Veuillez saisir une adresse email valide ».'],
  pattern: 'textBox',
  keyboard: [{ keys: ['Enter'], does: 'On the link of a page, opens the email program.' }],
  accessibility: ['Autocomplete, capitals and correction are off: it is the address of another person.'],
};
