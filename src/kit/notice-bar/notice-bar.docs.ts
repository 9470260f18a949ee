import type { ComponentGuide } from '#kit/guide.ts';

export const noticeBarGuide: ComponentGuide = {
  group: 'feedback',
  synonyms: ['banner', 'bandeau'],
  purpose: 'Lines above the frame about the whole product: no connection, a new version.',
  avoid: [
    { when: 'The message is about one form or one list.', instead: '`Alert` or `ErrorState`, inside it.' },
    { when: 'An action has just succeeded or failed.', instead: 'A toast.' },
  ],
  do: ['Mount it once, without notices too: a region that appears with its text is not announced.'],
  dont: ['Use it for what concerns one screen.', 'Show more than two notices.'],
  content: ['One short sentence: « Une nouvelle version est disponible. »', 'One button at most, a verb.'],
  pattern: 'statusMessages',
  accessibility: [
    'It is a polite live region: a notice is announced and never moves the focus.',
    'The frame leaves its height free, so that it never covers what has the focus.',
  ],
};
