import type { ComponentGuide } from '#kit/guide.ts';

export const textareaGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['several lines', 'texte'],
  purpose: 'Several lines of text. It grows with its content.',
  avoid: [
    { when: 'One line is enough.', instead: '`TextInput`.' },
    { when: 'The text is read only.', instead: '`Text` with `overflow="lines"`.' },
  ],
  do: ['Set `rows` to the usual length.', 'Put it in a `Field`, with the limit in its hint.'],
  dont: ['Allow horizontal resizing.', 'Use it for a list of values: that is `MultiSelect`.'],
  content: [
    'The label says what is described: « Description », « Note ».',
    'A hint gives the limit: “255 caractères au plus”.',
  ],
  pattern: 'textArea',
};
