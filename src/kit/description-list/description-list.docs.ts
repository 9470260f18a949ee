import type { ComponentGuide } from '#kit/guide.ts';

export const descriptionListGuide: ComponentGuide = {
  group: 'record',
  status: 'stable',
  since: '0.1.0',
  purpose: "Facts about one thing: what, and how much of it. The body of a record's page.",
  avoid: [
    { when: 'Many things have the same facts.', instead: '`Table`.' },
    { when: 'Lines with figures add up.', instead: '`Ledger`.' },
  ],
  do: [
    "`rows` for a record's facts, `stacked` where values are long, `figures` where numbers stand under each other.",
    'Show an em dash for what there is not.',
    'Keep the order of the form that fills it in.',
  ],
  dont: ['Put buttons into values beyond a link.', 'Repeat the title of the record as the first fact.'],
  content: [
    'Terms are the labels of the fields, to the letter: « Téléphone », « Rôle principal ».',
    'No colon after a term: the layout says it.',
  ],
  keyboard: 'Takes no focus itself; links inside values are reached in the order in which they stand.',
  aria: {
    name: 'Description list',
    href: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
    notes: ['`dl` with each term and its value in one group: assistive technology reads them as pairs.'],
  },
};
