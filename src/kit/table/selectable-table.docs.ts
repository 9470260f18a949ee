import type { ComponentGuide } from '#kit/guide.ts';

export const selectableTableGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['data grid', 'checkboxes', 'tableau'],
  purpose:
    'A `Table` whose rows have checkboxes (`selection`), so that something can be done with several rows at once.',
  avoid: [
    { when: 'Only one row is acted on at a time.', instead: 'The actions of the row.' },
    { when: 'Values of a form are chosen.', instead: '`CheckboxGroup` or `MultiSelect`.' },
  ],
  do: [
    'Name the checkbox of a row after what the row shows.',
    'Keep rows selected on other pages, and say how many there are.',
    'Show in `selectionBar` what can be done, only while rows are selected.',
  ],
  dont: [
    'Offer checkboxes where nothing can be done with several rows.',
    'Select rows that the user has not seen.',
  ],
  content: ['The checkbox of the head says what it selects: « Sélectionner la page ».'],
  pattern: 'grid',
  keyboard: [
    {
      keys: ['Space'],
      does: 'In a cell, on a link or on a checkbox, selects the row; on the checkbox of the head, all shown rows. On a button, presses it.',
    },
    { keys: ['Shift+Space'], does: 'Selects the rows from the one that was selected last.' },
    {
      keys: ['Shift+ArrowDown', 'Shift+ArrowUp', 'Shift+PageDown', 'Shift+PageUp'],
      does: 'Selects the rows on the way. On the way back, they are no longer selected.',
    },
    { keys: ['Control+A'], does: 'Selects all shown rows.' },
  ],
  accessibility: [
    'The grid has `aria-multiselectable`, a row that can be selected `aria-selected`.',
    'Native checkboxes, so that voice control and forced colours work. That of the head is mixed if some rows are selected.',
    'A click beside a checkbox counts as one on it: the target is as high as the row.',
    'The mouse may also select rows by moving over them with its button held. A click with Shift does the same without a drag.',
  ],
};
