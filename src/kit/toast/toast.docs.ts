import type { ComponentGuide } from '#kit/guide.ts';

export const toastGuide: ComponentGuide = {
  group: 'feedback',
  synonyms: ['snackbar', 'notification'],
  purpose: 'Says for a few seconds, beside the page, what was done or could not be done.',
  avoid: [
    {
      when: 'The user must read or decide something before going on.',
      instead: '`Alert` or `ConfirmDialog`.',
    },
    { when: 'Loading failed.', instead: '`ErrorState` instead of the content.' },
    { when: 'A field is wrong.', instead: 'The error of its `Field`.' },
  ],
  do: [
    'Mark buttons at the end of a part with `data-keep-clear`: toasts stand above them, and above what has the pointer or the focus. Where they can, they stand beside or above every other control, too.',
    'Send one per action, from its controller.',
    'Show the message of the service where it sends one.',
    'Where an action has an inverse, give it the button « Annuler » for ten seconds.',
    'Let users read it: it stays while the pointer is over it, and an error until it is closed.',
  ],
  dont: [
    'Put the only way to undo into it: the same must be possible on the page.',
    'Give it a button that is not about what it says, or two buttons.',
    'Send one for what the page already shows.',
    'Send several for one cause.',
  ],
  content: [
    'A success is in the past: « Catégorie créé avec succès. »',
    'A failure says what to do: « Veuillez vérifier votre connection internet puis réessayer ».',
    'One sentence, without “Succès !” before it.',
  ],
  pattern: 'statusMessages',
  keyboard: [
    { keys: ['Alt+T'], does: 'Moves to the newest toast from anywhere.' },
    { keys: ['Tab'], does: 'Moves to its button, then to the one that closes it.' },
    { keys: ['Enter', 'Space'], does: 'Presses it. Both close the toast.' },
  ],
  accessibility: [
    'Announced politely, without moving focus: the message first, then its buttons.',
    'At most three are shown, in their own landmark: four seconds each, ten with a button, an error until it is closed.',
  ],
};
