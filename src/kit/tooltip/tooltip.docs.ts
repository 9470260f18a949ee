import type { ComponentGuide } from '#kit/guide.ts';

export const tooltipGuide: ComponentGuide = {
  group: 'overlay',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'A short text about its child, shown on hover and on keyboard focus: the name of an icon, the full date of a relative one, the reason why not.',
  avoid: [
    { when: 'It must be read to go on.', instead: 'Text on the page, or the hint of a `Field`.' },
    { when: 'It holds links or buttons.', instead: '`Menu`, or `Dialog`.' },
    {
      when: 'The trigger takes no focus.',
      instead: 'Make it a button or a `time` that does, or write the text.',
    },
  ],
  do: [
    'Put it around everything that is only an icon.',
    'Explain a disabled deed: with `IconButton` and its `explanation`.',
    'Keep it to one sentence.',
  ],
  dont: ['Repeat what is already written beside it.', 'Rely on it on a phone: nothing hovers there.'],
  content: [
    'Words as on a button, or one sentence with a full stop.',
    'Full dates as the product has them: « 12 novembre 2026 à 09:30 ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it when focus comes to the trigger.' },
    { keys: ['Escape'], does: 'Hides it; focus stays.' },
  ],
  aria: {
    name: 'Tooltip',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/',
    notes: [
      'The text describes its trigger whether or not the bubble is there, unless it only repeats the name.',
      'It can be pointed at, stays until one leaves, and goes with Escape (WCAG 1.4.13).',
    ],
  },
};
