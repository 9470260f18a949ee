import type { ComponentGuide } from '#kit/guide.ts';

export const sidebarNavGuide: ComponentGuide = {
  group: 'navigation',
  synonyms: ['side menu', 'navigation'],
  purpose:
    'The main navigation of the product. The sidebar and the drawer of the small screen show the same list.',
  avoid: [
    { when: 'It switches between parts of one page.', instead: '`Tabs`.' },
    { when: 'Its entries are actions.', instead: '`Menu`, or buttons in the head of the page.' },
  ],
  do: [
    'Mark the entry of the current page as `current`.',
    'Let the frame decide on its width: in a narrow sidebar it shows icons, whose tooltips are the labels.',
    'Use further sections, each with a heading, for less frequent entries.',
    'Give a navigation that does not fit on a screen a filter (`tools`), which says if no entry passes.',
    'Give each entry its own icon, the same as on its empty page.',
    'Say how many records wait in the list of an entry with a `NavCount` as its `mark`, and in its `name`.',
  ],
  dont: [
    'Nest entries.',
    'Add entries that the user may not open.',
    'Change the order: people find entries by position.',
  ],
  content: [
    'Nouns, as in the titles of the pages: « Tableau de bord », « Utilisateurs », « Paramètres ».',
    '`label` names the landmark: « Navigation principale ».',
  ],
  pattern: 'navigation',
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the entries.' },
    { keys: ['Enter'], does: 'Follows the entry.' },
  ],
  accessibility: [
    'The current entry has `aria-current="page"` and a different weight and background.',
    'The list of a section is named by its heading.',
    'Icons have the labels of their entries as names.',
  ],
};
