import type { FieldGuide } from '#fields/guide.ts';
import { type AccountField, account } from './account.ts';

export const accountGuide: FieldGuide<AccountField> = {
  group: 'relation',
  purpose: 'The account that money is sent to: its type and a label that identifies it.',
  avoid: [
    { when: 'It is the amount.', instead: '`money`.' },
    { when: 'It is a person.', instead: '`person`.' },
    { when: 'It is only a type.', instead: '`choice`, which has a badge.' },
  ],
  example: {
    // The dictionary has a label for each type.
    method: account({ types: ['bank', 'paypal'], nullable: true }),
  },
  labels: { bank: 'Virement bancaire', paypal: 'PayPal' },
  wire: {
    type: '{ type: string; label: string }',
    notes: [
      'The service sends the label with its digits already masked. Nothing is masked here.',
      'An unknown type is shown as it is.',
      'Empty is an account with neither a type nor a label.',
    ],
    filled: [
      { type: 'bank', label: 'FR76 •••• •••• 1234' },
      { type: 'mobile_money', label: '+221 •• •• 42' },
    ],
    empty: [{ type: '', label: ' ' }],
  },
  views: {
    list: 'The type, and its label below it in small text. The label takes at most two lines; it is whole in its `title`.',
    form: 'Not entered: its owner enters it elsewhere.',
  },
  content: ['Types have the names that banks use: « Virement bancaire », « PayPal ».'],
  pattern: 'text',
};
