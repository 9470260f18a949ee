import type { ComponentGuide } from '#kit/guide.ts';

export const stepsGuide: ComponentGuide = {
  group: 'navigation',
  synonyms: ['stepper', 'wizard', 'étapes'],
  purpose: 'Where somebody is in a task of three to five steps, such as an import.',
  avoid: [
    { when: 'The parts can be opened in any order.', instead: '`Tabs`.' },
    { when: 'It tells what happened to a record.', instead: '`Timeline`.' },
    { when: 'It tells how far a call is.', instead: '`Progress`.' },
  ],
  do: [
    'Put it above the content of the step, at the same position in each step.',
    'Name the steps by what is in them.',
    'Offer a button that goes back.',
  ],
  dont: ['Use it for two steps.', 'Use it if the number of steps is not known at the start.'],
  content: [
    'A label is one noun: « Fichier », « Colonnes ».',
    'The line says where one is: « Étape 2 sur 4 : Colonnes ».',
  ],
  pattern: 'orderedList',
  accessibility: [
    'The step that is shown has `aria-current="step"`.',
    'The line is a `status`, which is read when the step changes. Beside labels it is only for assistive technology.',
  ],
};
