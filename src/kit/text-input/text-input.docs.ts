import type { ComponentGuide } from '#kit/guide.ts';

export const textInputGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['input', 'text field', 'champ'],
  purpose:
    'One line of text, with a unit, an icon or a button beside it. Other props go to the native input.',
  avoid: [
    { when: 'Several lines are typed.', instead: '`Textarea`.' },
    { when: 'It is a password.', instead: '`PasswordInput`.' },
    { when: 'It searches.', instead: '`SearchInput`.' },
  ],
  do: [
    'Set `type`, `inputMode` and `autoComplete`: they choose the keyboard of a phone and the suggestions.',
    'Align figures at their end and put the unit into `trailing`.',
    'Put it in a `Field`.',
  ],
  dont: [
    'Use a placeholder as the label.',
    'Cut the text at a length: show the limit in the hint, and an error beyond it.',
    'Disable a read-only value: use `readOnly`, which can be copied.',
  ],
  content: [
    'A placeholder is an example, not an instruction: “06 12 34 56 78”.',
    'Units are symbols: “€”, “km”.',
  ],
  pattern: 'textBox',
  keyboard: [{ keys: ['Enter'], does: 'Sends the form around it.' }],
  accessibility: ['The frame has a contrast of 3:1 on the page and on a card.'],
};
