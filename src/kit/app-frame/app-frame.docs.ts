import type { ComponentGuide } from '#kit/guide.ts';

export const appFrameGuide: ComponentGuide = {
  group: 'layout',
  synonyms: ['shell', 'layout'],
  purpose:
    'The frame of every page of a signed-in user: navigation at the side, a header with the account menu, and the page. Only the page is printed.',
  avoid: [
    { when: 'A page has one task and no navigation, such as signing in.', instead: '`CentredPage`.' },
    { when: 'A group within a page.', instead: '`Card`, or `Page` for the head and body inside the frame.' },
  ],
  do: [
    'Keep it mounted while pages change, and call `focusPage` when the next page is shown.',
    'Expect three sidebars: icons and labels on a wide screen, icons on a middle one, the menu on a small one. On a middle one, a button adds the labels: keep what was chosen.',
    'Give the same entries to the sidebar and to the drawer that replaces it on a small screen.',
    'Load the code of the menu on `onMenuIntent`, so that it opens at once.',
  ],
  dont: [
    'Put actions of a page into the header: they belong to the head of the page.',
    'Nest frames, or add a second `main`.',
    'Open the menu of the small screen without a press on its button.',
  ],
  content: [
    '`brand` is the name in the header and of the sidebar. Leave it out: it is `brandName` of `src/theme/brand.ts` then.',
    '`skipLabel` says where the link leads: « Aller au contenu principal ».',
    '`menuLabel` says what opens: « Ouvrir le menu », never “Hamburger”.',
  ],
  pattern: 'landmarks',
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the skip link first, then to the brand, the navigation, the buttons of the header and the page.',
    },
    { keys: ['Enter'], does: 'On the skip link, moves focus past the navigation to the page.' },
  ],
  accessibility: [
    'One `banner`, one `main`, one named `complementary` sidebar. The navigation inside has its own name.',
    '`main` gets focus only from code and shows no focus ring.',
    'The menu button and the button of the sidebar have `aria-expanded`.',
  ],
};
