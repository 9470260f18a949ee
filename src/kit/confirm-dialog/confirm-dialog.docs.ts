import type { ComponentGuide } from '#kit/guide.ts';

export const confirmDialogGuide: ComponentGuide = {
  group: 'overlay',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'A question before something that cannot be undone. The keyboard starts on the answer that changes nothing.',
  avoid: [
    { when: 'It can be undone, or nothing is lost.', instead: 'Just do it, and say so in a toast.' },
    { when: 'Something must be filled in beyond a note.', instead: '`Dialog` with a form.' },
    { when: 'Something must be told, not asked.', instead: '`Alert` or a toast.' },
  ],
  do: [
    'Say what exactly will be lost, and whose it is.',
    'Use `danger` where something is destroyed, `neutral` where it is decided.',
    'Use `waiting` while it is checked whether it may be done, `blocked` to say why it may not.',
  ],
  dont: [
    'Ask twice.',
    'Close it before the answer of the service: `pending` holds it open.',
    'Ask for trifles: people learn to press without reading.',
  ],
  content: [
    'The title asks: « Etes-vous sûr(e) de vouloir continuer ? »',
    'The body says what follows: « Cette option sera définitivement supprimées. »',
    'The buttons are « Annuler » and the deed itself: « Supprimer définitement », never « Oui ».',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves among the answers and stays inside.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Gives the answer that has focus; at first that is the one that changes nothing.',
    },
    { keys: ['Escape'], does: 'Leaves things as they were, unless the deed is under way.' },
  ],
  aria: {
    name: 'Alert and message dialogs',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/',
    notes: [
      'An `alertdialog` named by its title and described by its body; pressing beside it does not close it.',
      'Focus goes back to where the question came from.',
    ],
  },
};
