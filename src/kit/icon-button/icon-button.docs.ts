import type { ComponentGuide } from '#kit/guide.ts';

export const iconButtonGuide: ComponentGuide = {
  group: 'action',
  synonyms: ['bouton', 'icône'],
  purpose:
    'A button with only an icon: an action on a row, closing a window, showing a password. It always has a name.',
  avoid: [
    { when: 'There is space for a label.', instead: '`Button`, with the icon before the label.' },
    { when: 'More than three would stand in a row.', instead: '`Menu`.' },
    {
      when: 'It leads to another page.',
      instead: 'A link with `iconButtonLinkProps` and its own `aria-label`.',
    },
  ],
  do: [
    'Put a `Tooltip` with the same text around it, unless everyone knows the icon.',
    'Give `explanation` when it is disabled: it can still get focus and shows the reason.',
  ],
  dont: ['Use the same icon for two actions on one screen.', 'Disable it without a readable reason.'],
  content: [
    'The name is the action and its object: « Supprimer Alice Dubreuil ».',
    'The explanation is a whole sentence: « Vous ne pouvez pas supprimer un utilisateur avec un abonnement en cours. »',
  ],
  pattern: 'button',
  accessibility: [
    '`label` is the accessible name, `explanation` the description.',
    'A button with an explanation is `aria-disabled`, not disabled, so that the keyboard reaches the reason.',
    'The target is at least 28 px wide, 36 px on a small screen.',
  ],
};
