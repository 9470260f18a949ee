import type { ComponentGuide } from '#kit/guide.ts';

export const dialogGuide: ComponentGuide = {
  group: 'overlay',
  synonyms: ['modal', 'window', 'fenêtre'],
  purpose:
    'A modal window over the page for a short task that belongs to the page, such as adding a plan. It is controlled by the component that opens it.',
  avoid: [
    { when: 'It asks for a yes or no.', instead: '`ConfirmDialog`.' },
    { when: 'The form is long or needs its own address.', instead: 'A page.' },
    { when: 'It offers navigation on a small screen.', instead: '`Drawer`.' },
  ],
  do: [
    'Load its code on hover and focus of its trigger, with `preloadDialog`.',
    'Set `initialFocus` to the first field of a form.',
    'Set `dismissible` to false while closing would lose work.',
  ],
  dont: [
    'Open a dialog from a dialog, except to ask before losing entered data.',
    'Open one without an action of the user.',
    'Put more than one screen of content into it: that needs a page.',
  ],
  content: [
    'The title names the task: « Ajouter un plan », « Mettre à jour le plan ».',
    'The close button is named « Fermer ».',
    'The main button repeats the verb of the title, the other is « Annuler ».',
  ],
  pattern: 'dialog',
  keyboard: [{ keys: ['Enter'], does: 'In a form, sends it.' }],
  accessibility: ['Described by its description. Escape does nothing while it is not dismissible.'],
};
