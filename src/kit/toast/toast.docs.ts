import type { ComponentGuide } from '#kit/guide.ts';

export const toastGuide: ComponentGuide = {
  group: 'feedback',
  status: 'stable',
  since: '0.1.0',
  purpose: 'What has been done, or could not be done, said beside the page for a few seconds.',
  avoid: [
    { when: 'Something must be answered or read before going on.', instead: '`ConfirmDialog`, or `Alert`.' },
    { when: 'A reading failed.', instead: '`ErrorState` in its place.' },
    { when: 'A field is wrong.', instead: 'The error of its `Field`.' },
  ],
  do: [
    'Send one per deed, from the controller that did it.',
    "Show the server's own message where it sends one.",
    'Keep it where a person may still read it: pointing at it holds it.',
  ],
  dont: [
    'Put the only way to undo into it.',
    'Send one for what can be seen on the page.',
    'Send several for one cause.',
  ],
  content: [
    'What is done, in the past: « Catégorie créé avec succès. »',
    'A failure says what to do: « Veuillez vérifier votre connection internet puis réessayer ».',
    'One sentence; no « Succès ! » before it.',
  ],
  keyboard: [
    { keys: ['Alt+T'], does: 'Moves to the toasts from anywhere.' },
    { keys: ['Tab'], does: 'Moves to the button that closes one.' },
    { keys: ['Enter', 'Space'], does: 'Closes it.' },
  ],
  aria: {
    name: 'Status messages',
    href: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html',
    notes: [
      'Announced politely, without taking focus.',
      'Three at most are seen, four seconds each, in a landmark of their own.',
    ],
  },
};
