import type { ComponentGuide } from '#kit/guide.ts';

export const toggleGroupGuide: ComponentGuide = {
  group: 'entry',
  beta: true,
  synonyms: ['toggle buttons', 'bascule'],
  purpose: 'Turns parts of what is beside it on and off, at once, such as the series of a chart.',
  avoid: [
    { when: 'One of several values is chosen.', instead: '`SegmentedControl`.' },
    { when: 'It is a part of a form that is sent.', instead: '`CheckboxGroup`.' },
    { when: 'Rows of a list are filtered.', instead: '`FilterBar`.' },
    { when: 'It is a setting that is kept.', instead: '`ToggleSwitch`.' },
  ],
  do: [
    'Begin with all of them on.',
    'Give each the mark that it has in what it turns off.',
    'Say what happens if the last one is turned off: a chart shows all again.',
  ],
  dont: ['Have more than five.', 'Ask before something is turned off.'],
  content: [
    'One or two words: « Chauffeurs », « Période précédente ».',
    'The name of the group says what they are: « Séries affichées ».',
  ],
  pattern: 'toggleGroup',
  accessibility: [
    'An edge with a contrast of 3:1 marks what is on, not its colour alone.',
    'They are printed.',
  ],
};
