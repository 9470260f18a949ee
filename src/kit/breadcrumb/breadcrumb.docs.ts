import type { ComponentGuide } from '#kit/guide.ts';

export const breadcrumbGuide: ComponentGuide = {
  group: 'navigation',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'The way from the home page to this one, above the title. Its last step is the page itself and leads nowhere.',
  avoid: [
    {
      when: 'The page is one of the main entries and nothing lies above it but home.',
      instead: 'One step of way is enough; do not invent levels.',
    },
    {
      when: 'Steps of a process must be shown.',
      instead: 'A form of its own for each step; the breadcrumb tells a place, not a progress.',
    },
  ],
  do: [
    "Name a record's step by the record: « Utilisateurs » > « Alice Dubreuil ».",
    'Show the name that the link carried until the record is there.',
    "Pass the router's links through `renderLink`.",
  ],
  dont: [
    'Link the last step.',
    'Repeat the title as a heading inside the breadcrumb.',
    'Shorten names by hand: long ones are cut at the end and read whole by assistive technology.',
  ],
  content: [
    'The words of the navigation entries, to the letter: « Tableau de bord », « Paramètres ».',
    "`label` names the landmark: « Fil d'Ariane ».",
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the links; the last step takes no focus.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  aria: {
    name: 'Breadcrumb',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/',
    notes: [
      'A named navigation with an ordered list; the last step has `aria-current="page"`.',
      'The separators are hidden.',
    ],
  },
};
