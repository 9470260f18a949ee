import type { ComponentGuide } from '#kit/guide.ts';

export const textGuide: ComponentGuide = {
  group: 'record',
  status: 'stable',
  since: '0.1.0',
  purpose: "A run of text in one of the product's styles and tones; `Heading` for titles.",
  avoid: [
    { when: 'It is a word about a state.', instead: '`Badge`.' },
    { when: 'It names a control.', instead: 'The label of its `Field`.' },
  ],
  do: [
    'Choose `Heading` by its place in the outline, and its `look` by size.',
    'Use `tabular` for figures that stand under each other.',
    'Use `truncate` or `clamp` only where the whole text can be read elsewhere.',
  ],
  dont: ['Skip a level of heading.', 'Use a tone for decoration: `danger` says that something is wrong.'],
  content: [
    'Sentences end in a full stop, labels and titles do not.',
    'French spacing: a thin no-break space before « ; : ! ? », inside « guillemets » and between thousands.',
  ],
  keyboard: 'Takes no focus: it is text.',
  aria: {
    name: 'Headings',
    href: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
    notes: [
      '`as` chooses the element: `time` for dates, `strong` where it matters, `code` for references.',
      'Every tone reads at 4.5:1 on every ground, in both themes.',
    ],
  },
};
