import { apg, type GuidePattern, tabTo } from './guide-keys.ts';

/** The patterns of buttons that open something in place, or that stay pressed. */
export const pressedPatterns = {
  accordion: {
    name: 'Accordion',
    href: apg('patterns/accordion'),
    keyboard: [
      tabTo('the next line, then to what is in it if it is open'),
      { keys: ['Enter', 'Space'], does: 'Opens or closes the line that has focus.' },
      { keys: ['ArrowDown', 'ArrowUp', 'Home', 'End'], does: 'Moves to another line.' },
    ],
  },
  disclosure: {
    name: 'Disclosure',
    href: apg('patterns/disclosure'),
    keyboard: [
      tabTo('the next part that opens'),
      { keys: ['Enter', 'Space'], does: 'Opens or closes the part that has focus.' },
    ],
  },
} satisfies Record<string, GuidePattern>;
