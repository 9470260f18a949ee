import type { FieldGuide } from '#fields/guide.ts';
import { type AccountField, account } from './account.ts';

export const accountGuide: FieldGuide<AccountField> = {
  group: 'others',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Where money is sent to: the type of the account, and what tells it from others.',
  avoid: [
    { when: 'It is the amount.', instead: '`money`.' },
    { when: 'It is somebody.', instead: '`person`.' },
    { when: 'It is a type alone.', instead: '`choice`, which has a badge.' },
  ],
  example: {
    // The dictionary has a word for each type.
    method: account({ types: ['bank', 'paypal'], nullable: true }),
  },
  words: { bank: 'Virement bancaire', paypal: 'PayPal' },
  wire: {
    type: '{ type: string; label: string }',
    notes: [
      'The label comes from the service with its figures hidden already: nothing here hides any.',
      'A type that the product does not know is shown as it came.',
    ],
    filled: [
      { type: 'bank', label: 'FR76 •••• •••• 1234' },
      { type: 'mobile_money', label: '+221 •• •• 42' },
    ],
    empty: [{ type: '', label: ' ' }],
    emptiness: 'one with neither a type nor a label.',
    entered: [],
  },
  views: {
    list: 'The type, and its label below it in small; each on one line, the label whole in its title.',
    page: 'As in the list.',
    form: 'It has none: its owner enters it elsewhere.',
    order: 'Neither sorted nor searched.',
  },
  content: ['Types are worded as banks do: « Virement bancaire », « PayPal ».'],
  keyboard: 'Takes no focus: it is text.',
  aria: { name: 'Text', notes: ['The type is read, then the label.'] },
};
