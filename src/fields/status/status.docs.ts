import type { FieldGuide } from '#fields/guide.ts';
import { type StatusField, status } from './status.ts';

export const statusGuide: FieldGuide<StatusField> = {
  group: 'state',
  purpose: 'A state that another service decides and names, such as that of a subscription.',
  avoid: [
    { when: 'The product knows every state.', instead: '`choice`, with a label and a tone for each.' },
    { when: 'It is yes or no.', instead: '`flag`.' },
  ],
  example: {
    // Null without a subscription.
    subscription: status({ nullable: true, tones: { OK: 'success' } }),
  },
  wire: {
    type: '{ status: string }',
    notes: ['An object with the state. Its other members are ignored.'],
    filled: [{ status: 'active' }, { status: 'incomplete_expired' }],
    empty: [{ status: '' }, { status: ' ' }],
  },
  views: {
    list: 'A badge with the label of the state, or with the state as it is. Its `title` has the state itself.',
    form: 'Not entered: another service decides it.',
  },
  content: ['A state without a label is not translated: users find the same text in the other service.'],
  pattern: 'text',
};
