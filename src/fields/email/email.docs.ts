import type { FieldGuide } from '#fields/guide.ts';
import { type EmailField, email } from './email.ts';

export const emailGuide: FieldGuide<EmailField> = {
  group: 'words',
  status: 'stable',
  since: '0.1.0',
  purpose: 'An email address: where somebody is written to, or what they sign in with.',
  avoid: [
    { when: 'It comes with the name of whose it is.', instead: '`person`, which shows both.' },
    { when: 'Any text will do.', instead: '`text`: this one refuses what is no address.' },
  ],
  example: {
    email: email({ required: true }),
    // Another address, where there is one.
    billingEmail: email({ nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'Sent without the spaces around it, in the case that it was typed in; 254 characters at most.',
      'What a record holds is shown as it came, an address or not: only an address becomes a link.',
    ],
    filled: ['alice.dubreuil@exemple.fr', 'à demander'],
    empty: ['', ' '],
    emptiness: 'a text of spaces alone.',
    entered: [' alice@exemple.fr ', 'alice@', ''],
  },
  views: {
    list: 'Plain text on one line, cut with an ellipsis: a row has links of its own.',
    page: 'A link that writes to the address. One that carries more than an address (`?bcc=`) stays text.',
    form: 'A box of one line; the telephone shows the at sign.',
    order: 'Not sorted. Searched where the service does.',
  },
  content: [
    'The label is « Adresse Email »; the error asks for one: « Veuillez saisir une adresse email valide ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box; on a page, to the link.' },
    { keys: ['Enter'], does: 'On the link, begins a message in the person’s own program.' },
  ],
  aria: {
    name: 'Text box',
    href: 'https://www.w3.org/TR/wai-aria-1.2/#textbox',
    notes: [
      'The address is the name of the link.',
      'Nothing is offered, capitalised or corrected: it is somebody else’s address.',
    ],
  },
};
