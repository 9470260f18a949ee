import type { ComponentGuide } from '#kit/guide.ts';

export const skeletonGuide: ComponentGuide = {
  group: 'feedback',
  synonyms: ['loading', 'placeholder', 'chargement'],
  purpose: 'The shape of content that is loading, so that nothing moves when it arrives.',
  avoid: [
    { when: 'The shape is not known.', instead: '`Spinner`.' },
    { when: 'Something is being sent.', instead: '`loading` of the button that sends it.' },
    { when: 'Rows are shown and the next ones are loading.', instead: '`dimmed` of the `Table`.' },
  ],
  do: [
    'Show as much as will come: ten rows, one figure.',
    'Set `aria-busy` on the region around it.',
    'Use the shape and width of the text that it replaces.',
  ],
  dont: [
    'Show it for very short waits: keep the previous content.',
    'Mix it with text that is not loaded yet.',
  ],
  pattern: 'busy',
  accessibility: [
    'Hidden from assistive technology. The region has `aria-busy`.',
    'It does not move with reduced motion.',
  ],
};
