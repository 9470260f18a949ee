import type { ComponentGuide } from '#kit/guide.ts';

export const breadcrumbGuide: ComponentGuide = {
  group: 'navigation',
  synonyms: ['fil d’Ariane', 'path'],
  purpose:
    'The path from the home page to this page, above the title. Its last step is the page itself and is not a link.',
  avoid: [
    {
      when: 'The page is a main entry with only the home page above it.',
      instead: 'One step is enough. Do not invent levels.',
    },
    {
      when: 'Steps of a process must be shown.',
      instead: 'One form for each step. A breadcrumb shows a location, not progress.',
    },
  ],
  do: [
    'Name the step of a record by the record: « Utilisateurs » > “Alice Dubreuil”.',
    'Show the name that the link carried until the record is loaded.',
    'Pass the links of the router through `renderLink`.',
  ],
  dont: [
    'Link the last step.',
    'Repeat the title as a heading inside the breadcrumb.',
    'Shorten names: the component truncates long ones, and assistive technology reads them whole.',
  ],
  examples: [
    {
      do: 'DoNameTheRecord',
      dont: 'DontNameTheScreen',
      why: 'The last step says which record it is: tabs of a browser and bookmarks have nothing else.',
    },
  ],
  content: [
    'Exactly the text of the navigation entries: « Tableau de bord », « Paramètres ».',
    '`label` names the landmark: « Fil d’Ariane ».',
  ],
  pattern: 'breadcrumb',
  accessibility: [
    'A named navigation with an ordered list. The last step has `aria-current="page"` and takes no focus.',
    'The separators are hidden.',
    'A single step says what the title says: only assistive technology reads it.',
  ],
};
