import { type GuidePattern, role, tabTo } from './guide-keys.ts';

/** The patterns of inputs that are more than one native element. */
export const entryPatterns = {
  tags: {
    name: 'Textbox with removable values',
    href: role('textbox'),
    keyboard: [
      tabTo('the box, and out of it: what is in the box becomes a tag'),
      { keys: ['Enter', ',', ';'], does: 'Adds the text as a tag. The form is not sent.' },
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
