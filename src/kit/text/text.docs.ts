import type { ComponentGuide } from '#kit/guide.ts';

export const textGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['typography', 'heading', 'titre'],
  purpose: 'Text in one of the styles and tones of the product. `Heading` is for titles.',
  avoid: [
    { when: 'It is a state.', instead: '`Badge`.' },
    { when: 'It names a control.', instead: 'The label of its `Field`.' },
  ],
  do: [
    'Choose the `level` of a `Heading` by its position in the outline, and its `variant` by size.',
    'Use `tabular` for figures under each other.',
    'Truncate only where the whole text can be read elsewhere.',
  ],
  dont: ['Skip a level of heading.', 'Use a tone for decoration: `danger` means that something is wrong.'],
  content: [
    'Sentences end in a full stop, labels and titles do not.',
    'French spacing: no-break spaces before “; : ! ?”, inside “guillemets” and between thousands.',
  ],
  pattern: 'headings',
  accessibility: [
    '`as` chooses the element: `time` for dates, `strong` for emphasis, `code` for references.',
    'Every tone has a contrast of 4.5:1 on every background, in both themes.',
  ],
};
