import type { ComponentGuide } from '#kit/guide.ts';

export const dialogGuide: ComponentGuide = {
  group: 'overlay',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'A modal window over the page for something short that belongs to it: adding a plan, changing one. Who opens it says when, and hears when it asks to be closed.',
  avoid: [
    { when: 'A yes or no is asked.', instead: '`ConfirmDialog`.' },
    { when: 'The form is long or has an address of its own.', instead: 'A page.' },
    { when: 'Ways are offered on a small screen.', instead: '`Drawer`.' },
  ],
  do: [
    'Fetch its code when its trigger is pointed at or focused, with `preloadDialog`.',
    'Set `initialFocus` to the first field of a form.',
    'Make it not `dismissible` while closing would leave something half done.',
  ],
  dont: [
    'Open a dialog from a dialog, except to ask before losing what was typed.',
    'Open one that nobody asked for.',
    'Put a page into it: beyond one screen of content it wants an address.',
  ],
  content: [
    'The title says what is done here: « Ajouter un plan », « Mettre à jour le plan ».',
    'The cross is named « Fermer ».',
    "The main button repeats the title's verb, the other is « Annuler ».",
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves inside the window and never leaves it.' },
    { keys: ['Escape'], does: 'Closes it, unless it is not dismissible.' },
    { keys: ['Enter'], does: 'In a form, sends it.' },
  ],
  aria: {
    name: 'Dialog (modal)',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
    notes: [
      'Named by its title, described by its description; the page behind is hidden from assistive technology.',
      'Focus goes back to the trigger when it closes.',
    ],
  },
};
