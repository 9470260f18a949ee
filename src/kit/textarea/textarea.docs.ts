import type { ComponentGuide } from '#kit/guide.ts';

export const textareaGuide: ComponentGuide = {
  group: 'entry',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Several lines of text; it grows with what is typed.',
  avoid: [
    { when: 'One line is enough.', instead: '`TextInput`.' },
    { when: 'The text is only read.', instead: '`Text` with `overflow="lines"`.' },
  ],
  do: ['Set `rows` to what is usually typed.', 'Wrap it in `Field`, with the limit in its hint.'],
  dont: ['Let it be resized sideways.', 'Use it for a list of values: that is `MultiSelect`.'],
  content: [
    'The label says what is described: « Description », « Note ».',
    'A hint says how long: « 255 caractères au plus ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to it and out of it; it types no tab.' },
    { keys: ['Enter'], does: 'Begins a new line; the form is not sent.' },
  ],
  aria: {
    name: 'Textbox (multi-line)',
    href: 'https://www.w3.org/TR/wai-aria-1.2/#textbox',
    notes: ['The native element: named, described and judged by its `Field`.'],
  },
};
