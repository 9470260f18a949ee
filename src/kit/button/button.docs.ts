import type { ComponentGuide } from '#kit/guide.ts';

export const buttonGuide: ComponentGuide = {
  group: 'action',
  synonyms: ['call to action', 'bouton'],
  purpose: 'Starts an action: sends a form, opens a dialog, deletes a record.',
  avoid: [
    {
      when: 'It leads to another page.',
      instead: 'A link. `buttonLinkProps` gives it the appearance of a button.',
    },
    { when: 'There is only space for an icon.', instead: '`IconButton`, which always has a name.' },
    {
      when: 'One of several states is chosen.',
      instead: '`Select`, or `Tabs` where the page changes with it.',
    },
  ],
  do: [
    'One `solid` button per view: the most likely next action.',
    'Use `ghost` beside a text or below fields: it has the colour of an action, and its letters align with the others.',
    'Use `loading` during the action: the button keeps its width and its focus and ignores clicks.',
    'Use `danger` only where something is deleted, and ask for confirmation first.',
  ],
  dont: [
    'Disable the button that sends a form: let it be pressed and show what is missing.',
    'Put two solid buttons side by side: the second is `outline`.',
    'Open another page from a button.',
  ],
  examples: [
    {
      do: 'DoOneSolid',
      dont: 'DontTwoSolid',
      why: 'The most likely action stands out only if it is the only solid one.',
    },
  ],
  content: [
    'A verb, capital first, no full stop: « Ajouter », « Se connecter ».',
    'The label says what will happen: « Supprimer définitement », not “OK” or “Oui”.',
    'The same action has the same label everywhere.',
  ],
  pattern: 'button',
  accessibility: [
    'A loading button has `aria-busy` and `aria-disabled`, and can still get focus.',
    'The icon is decoration: the label is the name.',
  ],
};
