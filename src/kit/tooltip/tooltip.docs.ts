import type { ComponentGuide } from '#kit/guide.ts';

export const tooltipGuide: ComponentGuide = {
  group: 'overlay',
  synonyms: ['hint', 'infobulle'],
  purpose:
    'A short text about its child, shown on hover and on keyboard focus, and, on a disabled button, by a touch: the name of an icon, the full date, the reason why a button is disabled.',
  avoid: [
    { when: 'It must be read to go on.', instead: 'Text on the page, or the hint of a `Field`.' },
    { when: 'It holds links or buttons.', instead: '`Menu` or `Dialog`.' },
    { when: 'The trigger takes no focus.', instead: 'A button or a `time` that does, or plain text.' },
  ],
  do: [
    'Put it around every button that is only an icon.',
    'Explain a disabled action with `IconButton` and its `explanation`.',
    'Keep it to one sentence.',
  ],
  dont: [
    'Repeat the text beside it. A trigger that shows the text itself shows no tooltip.',
    'Rely on it on a phone: there is no hover.',
  ],
  content: ['A label, or one sentence with a full stop.', 'Full dates: “12 novembre 2026 à 09:30”.'],
  pattern: 'tooltip',
  accessibility: [
    'No description is added where the text only repeats the name of the trigger.',
    'It can be hovered, stays until the pointer leaves, and closes with Escape (WCAG 1.4.13).',
  ],
};
