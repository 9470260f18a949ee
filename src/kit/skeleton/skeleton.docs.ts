import type { ComponentGuide } from '#kit/guide.ts';

export const skeletonGuide: ComponentGuide = {
  group: 'feedback',
  status: 'stable',
  since: '0.1.0',
  purpose: 'The shape of what is on its way, so that nothing moves when it arrives.',
  avoid: [
    { when: 'The shape is not known.', instead: '`Spinner`.' },
    { when: 'Something is being sent.', instead: '`loading` of the button that sends it.' },
    { when: 'Rows are there and the next ones are coming.', instead: '`dimmed` of the `Table`.' },
  ],
  do: [
    'Draw as much as will come: ten rows, one figure.',
    'Set `aria-busy` on the region around it.',
    'Use the shape and width of the text that it stands for.',
  ],
  dont: [
    'Show it for what takes less than a blink: keep what was there.',
    'Mix it with text that is not there yet.',
  ],
  content: ['No text: it is silent.'],
  keyboard: 'Takes no focus: nothing is there yet.',
  aria: {
    name: 'aria-busy',
    href: 'https://www.w3.org/TR/wai-aria-1.2/#aria-busy',
    notes: [
      'Hidden from assistive technology; the region says that it is busy.',
      'It stands still for those who asked for less motion.',
    ],
  },
};
