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
  splitButton: {
    name: 'Button and menu button',
    href: apg('patterns/menu-button'),
    keyboard: [
      tabTo('the action, then to the button of the menu'),
      { keys: ['Enter', 'Space'], does: 'Does the action, or opens the menu on its first entry.' },
      {
        keys: ['ArrowDown', 'ArrowUp'],
        does: 'On the button of the menu, opens it on its first or last entry.',
      },
      { keys: ['Escape'], does: 'Closes the menu and moves focus back to its button.' },
    ],
    notes: ['Two buttons in a `group` that has a name. Without an action there is no group.'],
  },
  toggleGroup: {
    name: 'Toggle buttons',
    href: apg('patterns/button'),
    keyboard: [
      tabTo('the group, and out of it'),
      { keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'], does: 'Moves to another button.' },
      { keys: ['Enter', 'Space'], does: 'Turns the button that has focus on or off.' },
    ],
    notes: ['Buttons with `aria-pressed` in a `group` that has a name.'],
  },
} satisfies Record<string, GuidePattern>;
