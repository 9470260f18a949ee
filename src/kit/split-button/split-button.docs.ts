import type { ComponentGuide } from '#kit/guide.ts';

export const splitButtonGuide: ComponentGuide = {
  group: 'action',
  beta: true,
  synonyms: ['dropdown button', 'bouton'],
  purpose:
    'One action that nearly everybody wants, and a menu of its variants, such as saving a view and saving it as another one.',
  avoid: [
    { when: 'No action is more frequent than the others.', instead: '`Menu`.' },
    { when: 'There are two actions, and both are frequent.', instead: 'Two buttons.' },
    { when: 'A form is sent.', instead: '`Button`s: both ways to send it are seen.' },
  ],
  do: [
    'Let the action be safe and without a question: it is pressed without opening the menu.',
    'Leave `action` undefined while it would change nothing. The menu stays where it is.',
    'Keep what is in the menu about the same thing as the action.',
  ],
  dont: ['Change the action to what was chosen in the menu last.', 'Put a dangerous action before the menu.'],
  content: [
    'The action is a verb: « Enregistrer ».',
    '`label` names what both are about: « Actions sur la vue ».',
  ],
  pattern: 'splitButton',
};
