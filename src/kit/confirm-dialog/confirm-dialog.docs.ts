import type { ComponentGuide } from '#kit/guide.ts';

export const confirmDialogGuide: ComponentGuide = {
  group: 'overlay',
  synonyms: ['modal', 'confirmation', 'alert dialog'],
  purpose:
    'A question before an action that cannot be undone. Focus starts on the button that changes nothing.',
  avoid: [
    { when: 'It can be undone, or nothing is lost.', instead: 'Do it, and confirm it with a toast.' },
    { when: 'The user must enter more than a note.', instead: '`Dialog` with a form.' },
    { when: 'It only informs.', instead: '`Alert` or a toast.' },
  ],
  do: [
    'Say exactly what will be lost.',
    'Show what it is about (`subject`), what follows (`consequences`), and whether it can be undone (`final`).',
    'Use `danger` where something is deleted, `neutral` for other decisions.',
    'Use `waiting` while the service checks whether the action is allowed, `blocked` to say why it is not, `notice` if something has changed meanwhile, with what has changed in `details`.',
  ],
  dont: [
    'Ask twice.',
    'Close it before the response of the service: `pending` keeps it open.',
    'Ask about small things: people learn to confirm without reading.',
  ],
  content: [
    'The title of a deletion asks: « Etes-vous sûr(e) de vouloir continuer ? »',
    'The title of a command names it, so that opposite ones are not taken for each other: « Rejeter le retrait ? »',
    'The body states the consequence: « Cette option sera définitivement supprimées. »',
    'What follows is said in whole sentences: « 12 courses et leurs factures restent, au nom « Utilisateur supprimé ». »',
    'The buttons are « Annuler » and the action: « Supprimer définitement », never “Oui”.',
  ],
  pattern: 'alertDialog',
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'Presses the button that has focus. At first that is the one that changes nothing.',
    },
    { keys: ['Escape'], does: 'Cancels, unless the action is in progress.' },
  ],
  accessibility: [
    'Named by its title, described by its body and by the name of its subject. Pressing outside does not close it.',
  ],
};
