import type { ComponentGuide } from '#kit/guide.ts';

export const numberRangeGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['minimum and maximum', 'plage'],
  purpose: 'Two numbers that limit others: from and to. Either may be empty.',
  avoid: [
    { when: 'One number is entered.', instead: '`TextInput` in a `Field`.' },
    { when: 'The limits are days.', instead: '`DateRange`.' },
  ],
  do: ['Say in `error` why a range is impossible.', 'Name the unit after the numbers, not in the labels.'],
  dont: ['Correct a number while it is typed.', 'Swap the two ends in silence.'],
  content: ['The ends are named « De » and « À », or “Minimum” and “Maximum”.'],
  pattern: 'form',
  accessibility: [
    'A group named by what is limited. Each input has its own label.',
    'An error is a `status` and describes both inputs.',
    'Text boxes, not spin buttons: arrow keys and the wheel never change an amount by mistake.',
  ],
};
