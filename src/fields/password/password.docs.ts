import type { FieldGuide } from '#fields/guide.ts';
import { type PasswordField, password } from './password.ts';

export const passwordGuide: FieldGuide<PasswordField> = {
  group: 'text',
  purpose: 'A password: hidden during typing, sent, and never shown or read back.',
  avoid: [
    {
      when: 'It is a short code that was sent by email.',
      instead: 'A page of its own, as for signing in with a code.',
    },
    {
      when: 'It is a secret that users must read again.',
      instead: 'No kind: a password cannot be read back.',
    },
  ],
  example: {
    // For a new account.
    password: password({ required: true }),
    // The current password, which a password manager fills in.
    currentPassword: password({ required: true, current: true }),
  },
  wire: {
    type: 'never',
    notes: [
      'In a form that edits a record the input is empty.',
      'Sent as it was typed: spaces count.',
      'A new password has 12 to 128 characters of any sort. The service refuses common ones and those made of the name or the address of the account.',
      'The current password is not checked: at most 1024 characters.',
      'An empty optional password is sent as an empty text.',
    ],
    entered: ['cheval batterie', 'cheval', ''],
  },
  views: {
    list: 'Never in a list.',
    page: 'Never on a page.',
    form: 'A password input with a button that shows or hides the text.',
  },
  content: [
    'The label says which password is meant: « Mot de passe actuel », « Nouveau mot de passe ».',
    'The button says what it does: « Afficher le mot de passe », « Masquer le mot de passe ».',
  ],
  pattern: 'password',
  accessibility: ['`autocomplete` is `current-password` or `new-password`, for password managers.'],
};
