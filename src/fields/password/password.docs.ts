import type { FieldGuide } from '#fields/guide.ts';
import { type PasswordField, password } from './password.ts';

export const passwordGuide: FieldGuide<PasswordField> = {
  group: 'words',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A password: typed hidden, sent, and never shown or read back.',
  avoid: [
    {
      when: 'It is a code of a few figures that came by email.',
      instead: 'A page of its own, as signing in with a code has.',
    },
    {
      when: 'It is a secret that people must read again.',
      instead: 'Nothing here: what is entered as a password is gone.',
    },
  ],
  example: {
    // For an account that is being made.
    password: password({ required: true }),
    // The one in use, which a manager of passwords fills in.
    currentPassword: password({ required: true, current: true }),
  },
  wire: {
    type: 'never',
    notes: [
      'Where a form edits a record, the box is empty.',
      'Sent as it was typed: spaces count. At most 1024 characters, and no rule beside.',
      'An optional one that was left empty is sent as an empty text: its service must know what that means.',
    ],
    filled: [],
    empty: [],
    emptiness: 'no figure and no letter at all; a space is a password.',
    entered: ['cheval batterie', ' ', ''],
  },
  views: {
    list: 'Never in a list.',
    page: 'Never on a page.',
    form: 'A box of dots, with a button that shows what was typed and hides it again.',
    order: 'Neither sorted nor searched.',
  },
  content: [
    'The label says which one is meant: « Mot de passe actuel », « Nouveau mot de passe ».',
    'The button says what it does next: « Afficher le mot de passe », « Masquer le mot de passe ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box, then to the button that shows it.' },
    { keys: ['Enter', 'Space'], does: 'On the button, shows or hides what was typed.' },
  ],
  aria: {
    name: 'Text input with a button',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
    notes: [
      'Managers are told which one it is: `current-password` or `new-password`.',
      'Showing it moves neither focus nor the caret; the button’s name changes.',
    ],
  },
};
