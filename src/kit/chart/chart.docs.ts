import type { ComponentGuide } from '#kit/guide.ts';

export const chartGuide: ComponentGuide = {
  group: 'record',
  beta: true,
  synonyms: ['graph', 'plot', 'diagram', 'graphique'],
  purpose:
    'A card with a plot and a table of the same figures. Columns and a line show values over time, bars compare names.',
  avoid: [
    { when: 'Only one figure matters.', instead: '`StatCard`.' },
    {
      when: 'Users look up single values.',
      instead: '`Table`, or the table of the chart, shown by its button.',
    },
    {
      when: 'There are more than three series.',
      instead: 'Several charts: a fourth colour is too similar to the others.',
    },
  ],
  do: [
    'Write `summary` as one sentence that states the result of the plot.',
    'Leave `data` undefined during loading: the card keeps its height.',
    'Use `null` for a missing value: a line then has a gap, not a zero.',
    'Compare with one earlier period (`before`): it is a dashed line.',
    'Give points an `href` if there is a list of exactly what each counts.',
  ],
  dont: [
    'Use a line for things that have no order.',
    'Cut the axis: zero is always visible.',
    'Rely on colour: the second and third series have their own textures.',
  ],
  content: [
    'The title names what is counted and by what: « Inscriptions par mois ».',
    '`format.value` formats a value with its unit: “1 284,50 €”. `tick` may be shorter: “1,2 k€”.',
    '`empty` is a short sentence: « Aucune donnée. »',
  ],
  pattern: 'figure',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button that switches between plot and table.' },
    { keys: ['Enter', 'Space'], does: 'Switches to the other; on the name of a series, hides or shows it.' },
    {
      keys: ['←', '→', 'Home', 'End'],
      does: 'On the link over the plot: moves to another point. Enter opens it.',
    },
  ],
  accessibility: [
    'The plot is one image, named by the title and described by the summary.',
    'The buttons of the series have the title of the chart in their names, since two charts may have the same series.',
    'The table holds every value, with its notes, under named headings.',
  ],
};
