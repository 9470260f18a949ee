import type { ComponentGuide } from '#kit/guide.ts';

export const buttonGuide: ComponentGuide = {
  group: 'action',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Something happens here: a form is sent, a dialog opens, a record is deleted.',
  avoid: [
    { when: 'One goes somewhere.', instead: "A link; `buttonLinkProps` gives it a button's looks." },
    { when: 'There is only room for an icon.', instead: '`IconButton`, which always has a name.' },
    {
      when: 'One of several states is chosen.',
      instead: '`Select`, or `Tabs` where the page changes with it.',
    },
  ],
  do: [
    'One `solid` button per view: what is most likely done next.',
    'Use `loading` while it works: the button keeps its width and its focus and ignores clicks.',
    'Use `danger` only where something is destroyed, and ask first.',
  ],
  dont: [
    'Disable the button that sends a form: let it be pressed and say what is missing.',
    'Put two solid buttons side by side; the second is `outline`.',
    'Open another page from a button.',
  ],
  content: [
    'A verb, capital first, no full stop: « Ajouter », « Se connecter ».',
    'The label says what will happen, not « OK » or « Oui »: « Supprimer définitement ».',
    'The same action has the same word everywhere: « Annuler » leaves things as they were.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button, also while it is loading.' },
    { keys: ['Enter', 'Space'], does: 'Presses it.' },
  ],
  aria: {
    name: 'Button',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
    notes: [
      'A loading button says `aria-busy` and `aria-disabled`, and is not skipped.',
      'The icon is decoration; the label is the name.',
    ],
  },
};
