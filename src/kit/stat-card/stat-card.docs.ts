import type { ComponentGuide } from '#kit/guide.ts';

export const statCardGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['KPI', 'metric', 'figure', 'chiffre'],
  purpose: 'One important figure with its name: a count of the dashboard, the balance of a driver.',
  avoid: [
    { when: 'Values over time or side by side.', instead: '`Chart`.' },
    { when: 'Several facts about one thing.', instead: '`DescriptionList`.' },
  ],
  do: [
    'Leave `figure` undefined during loading: the card keeps its size.',
    'Link it to the list that the figure counts.',
    'Keep figures short: “12 480”, not “douze mille”.',
  ],
  dont: [
    'Show a change without what it is compared with: the caption says it.',
    'Colour a figure as good or bad.',
    'Show more than five in a row.',
  ],
  examples: [
    {
      do: 'DoSayComparedWithWhat',
      dont: 'DontLeaveItOpen',
      why: 'A figure is read at a glance, and a change means nothing without the figure before.',
    },
  ],
  content: [
    'The label is the noun that is counted: « Utilisateurs ».',
    'The caption says which ones: “Tous les comptes inscrits”.',
    'Figures have the French format: “1 284,50 €”.',
  ],
  pattern: 'link',
  accessibility: [
    'A linked card is one link, named by its label and figure. Without `href` it is text and takes no focus.',
  ],
};
