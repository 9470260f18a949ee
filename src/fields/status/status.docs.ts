import type { FieldGuide } from '#fields/guide.ts';
import { type StatusField, status } from './status.ts';

export const statusGuide: FieldGuide<StatusField> = {
  group: 'states',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A state that another service decides and names, such as that of a subscription.',
  avoid: [
    { when: 'The product knows every state.', instead: '`choice`: it words and colours them.' },
    { when: 'It is so or not so.', instead: '`flag`.' },
  ],
  example: {
    // Somebody without a subscription has no state.
    subscription: status({ nullable: true }),
  },
  wire: {
    type: '{ status: string }',
    notes: ['An object around the state. Other members of it are not looked at.'],
    filled: [{ status: 'active' }, { status: 'incomplete_expired' }],
    empty: [{ status: '' }, { status: ' ' }],
    emptiness: 'a state of spaces alone.',
    entered: [],
  },
  views: {
    list: 'A neutral badge with the state as it came; one that is too long is cut, and whole in its title.',
    page: 'As in the list.',
    form: 'It has none: another service decides.',
    order: 'Neither sorted nor searched.',
  },
  content: ['Not translated: people find the same word in the other service.'],
  keyboard: 'Takes no focus: it is text.',
  aria: { name: 'Text', notes: ['The state is read as it came.'] },
};
