import type { ComponentGuide } from '#kit/guide.ts';

export const iconButtonGuide: ComponentGuide = {
  group: 'action',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'A button that is only an icon: what can be done with a row, closing a window, showing a password. Its name is never optional.',
  avoid: [
    { when: 'There is room for a word.', instead: '`Button`, with the icon before the label.' },
    { when: 'More than three would stand in a row.', instead: '`Menu`.' },
    { when: 'One goes somewhere.', instead: 'A link with `iconButtonLinkProps` and its own `aria-label`.' },
  ],
  do: [
    'Put a `Tooltip` with the same words around it, where the icon is not known to everybody.',
    'Give `explanation` when it is disabled: it stays within reach and says why.',
    'Use `danger` for what deletes; it shows on hover and focus.',
  ],
  dont: ['Use the same icon for two deeds on one screen.', 'Disable without a reason that can be read.'],
  content: [
    'The name says what, to what: « Supprimer Alice Dubreuil », « Voir Alice Dubreuil ».',
    'The explanation is a whole sentence: « Vous ne pouvez pas supprimer un utilisateur avec un abonnement en cours. »',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button, also where it is disabled with an explanation.' },
    { keys: ['Enter', 'Space'], does: 'Presses it.' },
  ],
  aria: {
    name: 'Button',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
    notes: [
      '`label` is the accessible name, `explanation` its description.',
      'An explained button is `aria-disabled`, not disabled, so that the keyboard reaches the reason.',
      '28 px to press at least; 36 px or more on a small screen.',
    ],
  },
};
