import { entryPatterns } from './entry-patterns.ts';
import { apg, type GuideKey, type GuidePattern, role, tabTo, tutorial } from './guide-keys.ts';
import { panelPatterns } from './panel-patterns.ts';
import { pressedPatterns } from './pressed-patterns.ts';
import { tablePatterns } from './table-patterns.ts';

const press: GuideKey = { keys: ['Enter', 'Space'], does: 'Presses the button that has focus.' };
const tabToPicker = tabTo('the picker, then to the button that clears it');
const moveInList: GuideKey = { keys: ['ArrowDown', 'ArrowUp'], does: 'In the list, moves the highlight.' };
const openList: GuideKey = { keys: ['Enter', 'Space', 'ArrowDown'], does: 'Opens the list.' };
const closeList: GuideKey = {
  keys: ['Escape'],
  does: 'Closes the list and moves focus back to the picker. The value stays as it was.',
};
const leaveList: GuideKey = {
  keys: ['Tab', 'Shift+Tab'],
  does: 'In the list, closes it and moves to the control after or before its button.',
};
const stayInside: GuideKey = {
  keys: ['Tab', 'Shift+Tab'],
  does: 'Moves inside the window and never leaves it.',
};
const nativeBox = 'A native element. Its label names it; its error and its required state are read with it.';
const dialogNote =
  'The page behind is hidden from assistive technology. Closing moves focus back to the trigger.';

const entries = {
  ...entryPatterns,
  ...panelPatterns,
  ...pressedPatterns,
  ...tablePatterns,
  alert: { name: 'Alert', href: apg('patterns/alert') },
  alertDialog: {
    name: 'Alert and message dialogs',
    href: apg('patterns/alertdialog'),
    keyboard: [stayInside],
    notes: [dialogNote],
  },
  breadcrumb: {
    name: 'Breadcrumb',
    href: apg('patterns/breadcrumb'),
    keyboard: [tabTo('the next link'), { keys: ['Enter'], does: 'Follows the link.' }],
  },
  busy: { name: 'aria-busy', href: role('aria-busy') },
  button: { name: 'Button', href: apg('patterns/button'), keyboard: [tabTo('the button'), press] },
  carousel: {
    name: 'Carousel',
    href: apg('patterns/carousel'),
    keyboard: [
      tabTo('the pause, position, previous and next buttons, then to the pictures'),
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'On the pictures, shows the one before or after.' },
      { keys: ['Home', 'End'], does: 'On the pictures, shows the first or the last one.' },
      press,
    ],
    notes: [
      'The first control is the button that stops the rotation, and a press, a key or focus at another one stops it (WCAG 2.2.2).',
      'The pictures rest while the pointer is over them or the focus is at that button, and never move by themselves with reduced motion.',
    ],
  },
  checkbox: {
    name: 'Checkbox',
    href: apg('patterns/checkbox'),
    keyboard: [tabTo('the box'), { keys: ['Space'], does: 'Ticks or unticks it.' }],
    notes: ['The native element, so that voice control and forced colours work.'],
  },
  radioGroup: {
    name: 'Radio group',
    href: apg('patterns/radio'),
    keyboard: [
      tabTo('the chosen value, or to the first one'),
      { keys: ['ArrowDown', 'ArrowUp'], does: 'Chooses the next or the previous value.' },
    ],
    notes: ['Native elements, so that voice control and forced colours work.'],
  },
  combobox: {
    name: 'Combobox',
    href: apg('patterns/combobox'),
    keyboard: [
      tabToPicker,
      { keys: ['Enter', 'Space', 'ArrowDown'], does: 'Opens the list with focus in the search box.' },
      moveInList,
      {
        keys: ['Enter'],
        does: 'In the list, picks the highlighted option or else the first match, closes the list and moves focus back to the picker.',
      },
      closeList,
      leaveList,
    ],
    notes: [
      'While matches are loading nothing is highlighted, and Enter waits for the first one.',
      'A button opens a dialog with a `combobox` over a `listbox`. The highlighted option is its active descendant.',
      'Loading, no result and an error are a `status`, which is read when it changes.',
    ],
  },
  decoration: {
    name: 'Decorative image',
    href: tutorial('images/decorative'),
    notes: ['Hidden from assistive technology: the text beside it says the same.'],
  },
  descriptionList: {
    name: 'Description list',
    href: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
    notes: ['A `dl`: each term is read with its value.'],
  },
  dialog: {
    name: 'Dialog (modal)',
    href: apg('patterns/dialog-modal'),
    keyboard: [stayInside, { keys: ['Escape'], does: 'Closes it.' }],
    notes: ['Named by its title.', dialogNote],
  },
  figure: { name: 'Image with a described table', href: tutorial('images/complex') },
  fileInput: {
    name: 'Native file input',
    href: 'https://html.spec.whatwg.org/multipage/input.html#file-upload-state-(type=file)',
    keyboard: [
      tabTo('the file input, then to the button that removes the file'),
      { keys: ['Enter', 'Space'], does: 'Opens the file picker of the system, or removes the file.' },
    ],
    notes: [
      'The input covers the whole area.',
      'A rejected file is announced, and the value stays as it was.',
    ],
  },
  form: { name: 'Form', href: tutorial('forms') },
  headings: { name: 'Headings', href: tutorial('page-structure/headings') },
  image: {
    name: 'img role',
    href: role('img'),
    notes: ['With `label` it is an image of that name. Without, it is hidden from assistive technology.'],
  },
  labels: { name: 'Labels and descriptions', href: tutorial('forms/labels') },
  landmarks: { name: 'Landmark regions', href: apg('practices/landmark-regions') },
  layout: { name: 'None', notes: ['It has no role. `as="ul"` makes it a list, whose items are counted.'] },
  link: {
    name: 'Link',
    href: apg('patterns/link'),
    keyboard: [tabTo('the link'), { keys: ['Enter'], does: 'Follows it.' }],
  },
  listbox: {
    name: 'Listbox (multi-select)',
    href: apg('patterns/listbox'),
    keyboard: [
      tabToPicker,
      openList,
      moveInList,
      { keys: ['Enter', 'Space'], does: 'In the list, picks or unpicks an option. The list stays open.' },
      closeList,
      leaveList,
    ],
    notes: [
      'A `combobox` button over a `listbox` with `aria-multiselectable`. Picked options have `aria-selected`.',
    ],
  },
  main: { name: 'Main landmark', href: apg('patterns/landmarks/examples/main.html').slice(0, -1) },
  menuButton: { name: 'Menu button', href: apg('patterns/menu-button') },
  navigation: {
    name: 'Navigation landmark',
    href: apg('patterns/landmarks/examples/navigation.html').slice(0, -1),
  },
  none: { name: 'None', notes: ['It has no role.'] },
  orderedList: {
    name: 'list role',
    href: role('list'),
    notes: ['It is an ordered list with a name: assistive technology counts its points.'],
  },
  password: {
    name: 'Text input with a button',
    href: apg('patterns/button'),
    keyboard: [
      tabTo('the input, then to the button'),
      { keys: ['Enter', 'Space'], does: 'On the button, shows or hides the password.' },
    ],
    notes: [
      'The name of the button says what it does next.',
      'Showing the password moves neither focus nor the caret.',
    ],
  },
  progress: { name: 'progressbar role', href: role('progressbar') },
  region: {
    name: 'Region landmark',
    href: apg('patterns/landmarks/examples/region.html').slice(0, -1),
  },
  searchBox: { name: 'Searchbox', href: role('searchbox') },
  select: {
    name: 'Select-only combobox',
    href: apg('patterns/combobox/examples/combobox-select-only'),
    keyboard: [
      tabToPicker,
      openList,
      moveInList,
      { keys: ['Home', 'End'], does: 'In the list, moves to the first or last option.' },
      { keys: ['A–Z'], does: 'In the list, moves to the next option that begins with the letter.' },
      { keys: ['Enter', 'Space'], does: 'In the list, picks the option and closes the list.' },
      closeList,
      leaveList,
    ],
    notes: ['A `combobox` button over a `listbox`. Focus is in the list while it is open.'],
  },
  skipLink: { name: 'Skip link', href: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G1' },
  status: { name: 'Status', href: role('status') },
  statusMessages: {
    name: 'Status messages',
    href: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html',
  },
  switch: {
    name: 'Switch',
    href: apg('patterns/switch'),
    keyboard: [tabTo('the switch'), { keys: ['Space'], does: 'Turns it on or off.' }],
    notes: ['A native checkbox with the role `switch`, so that voice control works.'],
  },
  tabs: { name: 'Tabs with automatic activation', href: apg('patterns/tabs/examples/tabs-automatic') },
  text: { name: 'Plain text', notes: ['It has no role and is read as it is written.'] },
  textAlternative: {
    name: 'Text with an alternative',
    notes: ['Hidden from assistive technology, which reads a sentence instead.'],
  },
  textArea: {
    name: 'Textbox (multi-line)',
    href: role('textbox'),
    keyboard: [
      tabTo('the box and out of it: it types no tab'),
      { keys: ['Enter'], does: 'Begins a new line. The form is not sent.' },
    ],
    notes: [nativeBox],
  },
  textBox: { name: 'Textbox', href: role('textbox'), keyboard: [tabTo('the box')], notes: [nativeBox] },
  tooltip: {
    name: 'Tooltip',
    href: apg('patterns/tooltip'),
    keyboard: [
      { keys: ['Tab'], does: 'Shows the tooltip when the trigger gets focus.' },
      { keys: ['Escape'], does: 'Hides it. Focus stays.' },
    ],
    notes: ['The text describes its trigger, whether the tooltip is shown or not.'],
  },
  visuallyHidden: {
    name: 'Visually hidden text',
    href: 'https://www.w3.org/WAI/WCAG22/Techniques/css/C7',
  },
} satisfies Record<string, GuidePattern>;

export type GuidePatternName = keyof typeof entries;

/** The patterns that guides name. */
export const guidePatterns: Readonly<Record<GuidePatternName, GuidePattern>> = entries;
