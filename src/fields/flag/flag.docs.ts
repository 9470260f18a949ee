import type { FieldGuide } from '#fields/guide.ts';
import { type FlagField, flag } from './flag.ts';

export const flagGuide: FieldGuide<FlagField> = {
  group: 'state',
  purpose: 'A yes or no value: verified, in service, visible.',
  avoid: [
    { when: 'There is a third state.', instead: '`choice`.' },
    {
      when: 'It takes effect at once.',
      instead: 'A command of the resource: this kind is sent with a form.',
    },
    {
      when: 'A date says the same.',
      instead: '`instant`: “terminée le 5 mars” says more than “terminée”.',
    },
  ],
  example: {
    verified: flag({}),
    // Shown, and changed only by a command.
    blocked: flag({ access: 'readOnly', nullable: true }),
  },
  labels: { true: 'Vérifié', false: 'Non vérifié' },
  wire: {
    type: 'boolean',
    notes: [
      'The dictionary has a label for both values (`choices.true`, `choices.false`).',
      'Texts and numbers with the same meaning (`"true"`, 1) are not accepted and are shown as missing.',
      'A cell of a file may also have VRAI or FAUX, “oui” or “non”, 1 or 0, in French or in English.',
      'A new record starts with false, and so does the form of a record with null.',
      'False is a value, not empty.',
    ],
    filled: [true, false],
    entered: [true, false],
  },
  views: {
    list: 'An icon and the label: green for true, grey for false.',
    form: 'A checkbox with the label of its state beside it.',
  },
  content: [
    'Both labels are understood without the label of the field: « Vérifié », « Non vérifié », not “Oui” and “Non”.',
    'The label of the field names the subject: « Vérification de l’email ».',
  ],
  pattern: 'checkbox',
  accessibility: [
    'The label of the state is hidden from assistive technology, which reads the state of the box.',
    'In a list the icon and its colour are decoration.',
  ],
};
