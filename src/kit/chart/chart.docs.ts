import type { ComponentGuide } from '#kit/guide.ts';

export const chartGuide: ComponentGuide = {
  group: 'record',
  status: 'beta',
  since: '0.1.0',
  purpose:
    'A card with a plot and the same figures as a table, for whoever would rather read them. Columns and a line follow time, bars compare names.',
  avoid: [
    { when: 'One figure matters.', instead: '`StatCard`.' },
    {
      when: 'Each value will be looked up.',
      instead: "`Table`, or the chart's own table shown by its button.",
    },
    {
      when: 'There are more than three series.',
      instead: 'Several charts under each other: a fourth ink cannot be told apart.',
    },
  ],
  do: [
    'Write `summary` as the sentence that somebody would say about the plot.',
    'Leave `data` undefined while it is on its way: the card keeps its height.',
    'Use `null` for a value that there is not; a line then has a gap, not a zero.',
  ],
  dont: [
    'Choose a line for things that have no order.',
    'Cut the axis: zero is always in sight.',
    'Rely on colour: the second and third series have textures of their own.',
  ],
  content: [
    'The title names what is counted and by what: « Inscriptions par mois ».',
    '`format.value` words a value whole, unit included: « 1 284,50 € »; `tick` may be shorter: « 1,2 k€ ».',
    '`empty` says it plainly: « Aucune donnée ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button that changes between plot and table.' },
    { keys: ['Enter', 'Space'], does: 'Changes to the other.' },
  ],
  aria: {
    name: 'Image with a described table',
    href: 'https://www.w3.org/WAI/tutorials/images/complex/',
    notes: [
      'The plot is one image, named by the title and described by the summary.',
      'The table holds every value, with its notes, under named headings.',
    ],
  },
};
