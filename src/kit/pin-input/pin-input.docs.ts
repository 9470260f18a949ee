import type { ComponentGuide } from '#kit/guide.ts';

export const pinInputGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['one-time password', 'code'],
  purpose: 'A short code of digits that was sent by mail, or that another application shows.',
  avoid: [
    { when: 'The code has letters, as a recovery code.', instead: '`TextInput`.' },
    { when: 'It is chosen and kept in secret.', instead: '`PasswordInput`.' },
    { when: 'It is an amount or a telephone number.', instead: '`FormattedInput`.' },
  ],
  do: [
    'Put it in a `Field`, whose hint says where the code is.',
    'Keep a refused code: the focus selects it, so that typing replaces it.',
  ],
  dont: [
    'Send the form with the last digit: people check what they typed.',
    'Use it for more than eight digits.',
  ],
  content: ['The label says which code: « Code reçu par email », « Code de l’application ».'],
  pattern: 'textBox',
  keyboard: [
    { keys: ['0–9'], does: 'Fills the next cell. Other characters are left out.' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'Marks the digit before or after: the next digit replaces it.',
    },
    { keys: ['Backspace'], does: 'Removes the marked digit, or the last one.' },
    { keys: ['Enter'], does: 'Sends the form around it.' },
  ],
  accessibility: [
    'It is one input: its label names it once, and assistive technology reads the whole code. The cells are hidden from it.',
    'A code is pasted as a whole, with or without spaces, and phones offer the one that they received.',
  ],
};
