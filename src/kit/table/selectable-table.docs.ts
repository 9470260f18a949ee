import type { ComponentGuide } from '#kit/guide.ts';

export const selectableTableGuide: ComponentGuide = {
  group: 'record',
  purpose:
    'A `Table` whose rows have boxes (`selection`), so that something can be done with several rows at once.',
  avoid: [
    { when: 'Only one row is acted on at a time.', instead: 'The actions of the row.' },
    { when: 'Values of a form are chosen.', instead: '`CheckboxGroup` or `MultiSelect`.' },
  ],
  do: [
    'Name the box of a row after what the row shows.',
    'Keep rows selected on other pages, and say how many there are.',
    'Show in `selectionBar` what can be done, only while rows are selected.',
  ],
  dont: [
    'Offer boxes where nothing can be done with several rows.',
    'Select rows that the user has not seen.',
  ],
  content: ['The box of the head says what it selects: « Sélectionner la page ».'],
  pattern: 'sortableTable',
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp', 'Home', 'End'],
      does: 'On a box, moves to another one. The box of the head is the Tab stop of all.',
    },
    { keys: ['Space'], does: 'On a box, selects its row; on that of the head, all shown rows.' },
    { keys: ['Shift+ArrowDown', 'Shift+ArrowUp'], does: 'Selects the rows on the way.' },
    { keys: ['Shift+Space'], does: 'Selects the rows from the last box to this one.' },
    { keys: ['Enter'], does: 'On a box, opens its row.' },
  ],
  accessibility: [
    'Native boxes, so that voice control and forced colours work. That of the head is mixed if some rows are selected.',
    'A click beside a box counts as one on it: the target is as high as the row.',
  ],
};
