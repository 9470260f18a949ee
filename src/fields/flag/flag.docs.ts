import type { FieldGuide } from '#fields/guide.ts';
import { type FlagField, flag } from './flag.ts';

export const flagGuide: FieldGuide<FlagField> = {
  group: 'states',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Something that is so or is not: verified, in service, visible.',
  avoid: [
    { when: 'There is a third state.', instead: '`choice`, with a word for each.' },
    { when: 'It does something at once.', instead: 'A command of the resource: a form is sent first.' },
    {
      when: 'A moment says it as well.',
      instead: '`instant`: « terminée le 5 mars » tells more than « terminée ».',
    },
  ],
  example: {
    verified: flag({}),
    // Shown, and changed by a command alone.
    blocked: flag({ access: 'readOnly', nullable: true }),
  },
  words: { true: 'Vérifié', false: 'Non vérifié' },
  wire: {
    type: 'boolean',
    notes: [
      'The dictionary words both (`choices.true`, `choices.false`).',
      'Texts and figures that mean the same (`"true"`, 1) are no flags and are shown as missing.',
      'A new record begins with false; one that holds null does too, once it is edited.',
    ],
    filled: [true, false],
    empty: [],
    emptiness: 'only what is missing; false is a value and has its word.',
    entered: [true, false],
  },
  views: {
    list: 'A drawing and the word: a green seal for what is so, a grey one for what is not.',
    page: 'As in the list.',
    form: 'A box to tick with the word for its state beside it.',
    order: 'Neither sorted nor searched.',
  },
  content: [
    'Both words stand alone, without the label: « Vérifié », « Non vérifié », not « Oui » and « Non ».',
    'The label names the matter: « Vérification de l’email ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box.' },
    { keys: ['Space'], does: 'Ticks or unticks it.' },
  ],
  aria: {
    name: 'Checkbox',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/',
    notes: [
      'The box is named by its label and says itself whether it is ticked: the word beside it is not read twice.',
      'In a list the word is the meaning; the drawing and its colour are decoration.',
    ],
  },
};
