import type { ComponentGuide } from '#kit/guide.ts';

export const segmentedControlGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['radio', 'radio group', 'toggle buttons'],
  purpose:
    'One of two to four short values that changes what is shown beside it, such as the period of figures.',
  avoid: [
    { when: 'There are more values, or they are long.', instead: '`Select`.' },
    { when: 'It is a part of a form that is sent.', instead: '`Select`, or `ChoiceCards`.' },
    { when: 'It shows another part of the page.', instead: '`Tabs`.' },
    { when: 'It is on or off.', instead: '`ToggleSwitch`.' },
  ],
  do: [
    'Put it above what it changes, at the end of the line of the title.',
    'Let it take effect at once.',
    'Choose none of the values if another control has set a different one, e.g. days in a calendar.',
  ],
  dont: ['Mix icons and labels.', 'Let a label wrap on a phone: choose a shorter one.'],
  content: [
    'One or two words: « 7 jours », « 30 jours ».',
    'The name of the group says what is chosen: « Période ».',
  ],
  pattern: 'radioGroup',
  accessibility: ['An edge with a contrast of 3:1 marks the chosen value, not its background alone.'],
};
