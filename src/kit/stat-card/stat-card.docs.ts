import type { ComponentGuide } from '#kit/guide.ts';

export const statCardGuide: ComponentGuide = {
  group: 'record',
  status: 'stable',
  since: '0.1.0',
  purpose: 'One figure that matters, and where it comes from: counts of the dashboard, balances of a driver.',
  avoid: [
    { when: 'Values over time or side by side.', instead: '`Chart`.' },
    { when: 'Several facts about one thing.', instead: '`DescriptionList`.' },
  ],
  do: [
    'Leave `figure` undefined while it is on its way: the card keeps its place.',
    'Link it to the list that the figure counts.',
    'Keep figures short; « 12 480 » reads, « douze mille » does not.',
  ],
  dont: ['Colour a figure good or bad: the product does not judge.', 'Show more than five in a row.'],
  content: [
    'The label is the noun that is counted: « Utilisateurs ».',
    'The caption says which ones: « Tous les comptes inscrits ».',
    'Figures in French format, the unit after a thin space: « 1 284,50 € ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the card, where it is linked.' },
    { keys: ['Enter'], does: 'Follows it to the list.' },
  ],
  aria: {
    name: 'Link, or plain text',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
    notes: ['A linked card is one link, named by its label and figure: one stop, one sentence.'],
  },
};
