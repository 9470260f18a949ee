import { apg, type GuidePattern, role, tabTo } from './guide-keys.ts';

/** The patterns of inputs that are more than one native element. */
export const entryPatterns = {
  slider: {
    name: 'Slider',
    href: apg('patterns/slider'),
    keyboard: [
      tabTo('the thumb, or to the next one'),
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'Moves it by a step.' },
      { keys: ['PageUp', 'PageDown'], does: 'Moves it by ten steps.' },
      { keys: ['Home', 'End'], does: 'Moves it to the first or the last number, or to the other thumb.' },
    ],
    notes: [
      'A thumb says its number with its unit. The same number can be typed in the box above it (WCAG 2.5.7).',
    ],
  },
  tags: {
    name: 'Textbox with removable values',
    href: role('textbox'),
    keyboard: [
      tabTo('the box, and out of it: what is in the box becomes a tag'),
      { keys: ['Enter', ',', ';'], does: 'Adds the text as a tag. The form is not sent.' },
      { keys: ['Escape'], does: 'In the box, adds nothing: a panel around it closes without the text.' },
      { keys: ['ArrowLeft', 'Backspace'], does: 'At the start of the box, moves to the last tag.' },
      { keys: ['ArrowLeft', 'ArrowRight'], does: 'On a tag, moves to the tag before or after it.' },
      { keys: ['Delete', 'Backspace'], does: 'On a tag, removes it.' },
      { keys: ['Escape', 'ArrowDown'], does: 'On a tag, goes back to the box.' },
    ],
    notes: [
      'The focus stays in the box: the tag that the keys are about is read, as is each change.',
      'Each tag has a button that removes it, for the pointer and for touch; it is named after its tag.',
    ],
  },
} satisfies Record<string, GuidePattern>;
