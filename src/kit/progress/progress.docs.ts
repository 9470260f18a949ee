import type { ComponentGuide } from '#kit/guide.ts';

export const progressGuide: ComponentGuide = {
  group: 'feedback',
  synonyms: ['progress bar', 'progression'],
  purpose: 'How much of a long task is done, for example of an export.',
  avoid: [
    { when: 'The task takes less than two seconds.', instead: '`loading` of the `Button` that started it.' },
    { when: 'Content is loading.', instead: '`Skeleton`.' },
  ],
  do: ['Say in words how far it is.', 'Offer to cancel the task beside it.'],
  dont: ['Let it run backwards.', 'Show a percentage that is only a guess: leave the value out.'],
  examples: [
    {
      do: 'DoSayHowFar',
      dont: 'DontSayWait',
      why: 'Numbers say how long it may take, and are read by a screen reader.',
    },
  ],
  content: [
    'The label names the task: « Lecture de la liste ».',
    'The text counts: « 300 sur 1 200 lignes ».',
  ],
  pattern: 'progress',
};
