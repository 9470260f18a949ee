import type { ComponentGuide } from '#kit/guide.ts';

export const appFrameGuide: ComponentGuide = {
  group: 'layout',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'The frame of every page behind the sign-in: navigation at the side, a header with the account menu, the page. Only the page is printed.',
  avoid: [
    {
      when: 'A page with one thing to do and no way elsewhere, such as signing in.',
      instead: '`CentredPage`.',
    },
    { when: 'A group within a page.', instead: '`Card`, or `Page` for the head and body inside the frame.' },
  ],
  do: [
    'Keep it mounted while pages change, and call `focusPage` after each navigation.',
    'Hand the same entries to the sidebar and to the drawer that stands for it on a small screen.',
    "Fetch the menu's code on `onMenuIntent`, so that it opens at once.",
  ],
  dont: [
    "Put actions of a page into the header: they belong to the page's own head.",
    'Nest frames, or draw a second `main`.',
    "Open the small screen's menu by itself: it opens when asked.",
  ],
  content: [
    "`brand` is the product's name and names the sidebar: « Back-office ».",
    '`skipLabel` says where one lands: « Aller au contenu ».',
    '`menuLabel` says what opens, not how it looks: « Ouvrir le menu », never « Hamburger ».',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Reaches the skip link first, then the brand, the navigation, the account menu and the page.',
    },
    { keys: ['Enter'], does: 'On the skip link, moves focus past the navigation to the page.' },
  ],
  aria: {
    name: 'Landmark regions',
    href: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
    notes: [
      'One `banner`, one `main`, one named `complementary` side; the navigation inside names itself.',
      '`main` takes focus from the program only and shows no ring.',
      'The menu button says with `aria-expanded` whether the menu is open.',
    ],
  },
};
