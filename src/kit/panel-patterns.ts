import { apg, type GuideKey, type GuidePattern, role, tabTo } from './guide-keys.ts';

const moveInCalendar: readonly GuideKey[] = [
  {
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    does: 'In the calendar, moves by a day or a week.',
  },
  { keys: ['Home', 'End'], does: 'Moves to the first or the last day of the month.' },
  { keys: ['PageUp', 'PageDown'], does: 'Moves by a month; with Shift, by a year.' },
  { keys: ['Enter'], does: 'Picks the day that has focus.' },
];

/** The patterns of what is entered in a panel. */
export const panelPatterns = {
  hoverCard: {
    name: 'Content on hover or focus',
    href: 'https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html',
    keyboard: [
      { keys: ['Tab'], does: 'Shows the preview when the focus has rested on the link.' },
      { keys: ['Escape'], does: 'Hides it. Focus stays.' },
    ],
    notes: [
      'It is for those who see the page: it has nothing that the page of the link does not have.',
      'The pointer can be moved over it, and it stays there until the pointer leaves it.',
    ],
  },
  arrangeList: {
    name: 'Rearrangeable list',
    href: apg('patterns/listbox/examples/listbox-rearrangeable'),
    keyboard: [
      tabTo('the box, the width and the buttons of each item'),
      { keys: ['Space'], does: 'On the box, shows or hides the item.' },
      { keys: ['Enter', 'Space'], does: 'On the pin, pins the item, or ends that.' },
      { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], does: 'Moves the item, from any of its controls.' },
      { keys: ['ArrowUp', 'ArrowDown'], does: 'In the box of a width, makes it larger or smaller.' },
    ],
    notes: [
      'A list of native controls. What can be dragged can also be moved with buttons (WCAG 2.5.7).',
      'The box of a fixed item is `aria-disabled`, so that it gets focus and its description says why.',
      'A move is announced by a `status`, and the focus stays on the button.',
    ],
  },
  dateDialog: {
    name: 'Date picker dialog',
    href: apg('patterns/dialog-modal/examples/datepicker-dialog'),
    keyboard: [
      tabTo('the input, then to the button of the calendar'),
      { keys: ['Enter', 'Space'], does: 'On the button, opens the calendar with focus in it.' },
      ...moveInCalendar,
      { keys: ['Escape'], does: 'Closes the calendar and moves focus back to the button.' },
    ],
    notes: ['A text box, so that everything can be typed. The calendar is a `grid` in a `dialog`.'],
  },
  dateGrid: {
    name: 'Grid',
    href: apg('patterns/grid'),
    keyboard: [tabTo('the presets, the inputs, then the calendar'), ...moveInCalendar],
    notes: ['The calendar is a `grid`: each day has its full date as its name, and today is `aria-current`.'],
  },
  filterBar: {
    name: 'Group',
    href: role('group'),
    keyboard: [
      tabTo('the button that adds a filter, then to each filter and the button that removes it'),
      { keys: ['Enter', 'Space'], does: 'On a filter, opens its editor.' },
      { keys: ['Backspace', 'Delete'], does: 'On a filter, removes it and moves focus to the next one.' },
      { keys: ['Escape'], does: 'Closes the editor and moves focus back to where it was opened.' },
    ],
    notes: ['The number of rows is a text; the list announces its changes (`Announcement`).'],
  },
  optionList: {
    name: 'Listbox',
    href: apg('patterns/listbox'),
    keyboard: [
      tabTo('the list, or to the search box above it'),
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves the highlight, also from the search box.' },
      {
        keys: ['Enter', 'Space'],
        does: 'Picks or ticks the highlighted option. In the search box, only Enter does.',
      },
    ],
    notes: [
      'A `listbox`, with `aria-multiselectable` if several options can be ticked. The highlighted option is its active descendant.',
      'A search box is a `combobox` over it. Loading and no result are a `status`.',
    ],
  },
  palette: {
    name: 'Editable combobox with list autocomplete, in a dialog',
    href: apg('patterns/combobox/examples/combobox-autocomplete-list'),
    keyboard: [
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves the highlight. Focus stays in the search box.' },
      { keys: ['Enter'], does: 'Opens the highlighted entry: the first one, until the highlight is moved.' },
      { keys: ['Escape'], does: 'Closes it and moves focus back.' },
    ],
    notes: [
      'A modal `dialog` with a `combobox` over a `listbox`. The highlighted option is its active descendant.',
      'The number of results, no result and an error are a `status`. The printed shortcuts are not read.',
    ],
  },
  popover: {
    name: 'Dialog (non-modal)',
    href: role('dialog'),
    keyboard: [
      { keys: ['Tab'], does: 'Moves through the panel, then on to what follows its trigger.' },
      { keys: ['Escape'], does: 'Closes it and moves focus back to the trigger.' },
    ],
    notes: [
      'A `dialog`, named by its title. The page beside it stays usable.',
      'On a phone it is modal: the page behind is hidden from assistive technology.',
    ],
  },
} satisfies Record<string, GuidePattern>;
