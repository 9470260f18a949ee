import type { ComponentGuide } from '#kit/guide.ts';

export const textInputGuide: ComponentGuide = {
  group: 'entry',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'One line of text, with a unit, an icon or a button beside it. Everything else an input knows goes to the input.',
  avoid: [
    { when: 'Several lines are typed.', instead: '`Textarea`.' },
    { when: 'It is a secret.', instead: '`PasswordInput`.' },
    { when: 'It searches.', instead: '`SearchInput`.' },
  ],
  do: [
    'Set `type`, `inputMode` and `autoComplete`: they choose the keyboard of a phone and what is offered.',
    'Align figures at their end and put the unit into `trailing`.',
    'Wrap it in `Field`.',
  ],
  dont: [
    'Use a placeholder as the label.',
    'Cut what is typed at a length: say the limit in the hint, and judge it.',
    'Disable what is only read: use `readOnly`, which can be copied.',
  ],
  content: [
    'A placeholder is an example, not an instruction: « 06 12 34 56 78 ».',
    'Units are signs: « € », « km ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the input, then to a button in `trailing`.' },
    { keys: ['Enter'], does: 'Sends the form around it.' },
  ],
  aria: {
    name: 'Textbox',
    href: 'https://www.w3.org/TR/wai-aria-1.2/#textbox',
    notes: [
      'The native element: named, described and judged by its `Field`.',
      'The frame stands out at 3:1 on the page and on a card.',
    ],
  },
};
