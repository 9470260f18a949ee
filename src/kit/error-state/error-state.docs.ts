import type { ComponentGuide } from '#kit/guide.ts';

export const errorStateGuide: ComponentGuide = {
  group: 'feedback',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Something failed, in the very place where its result would have been, with the way to try again.',
  avoid: [
    { when: 'The reading went well and found nothing.', instead: '`EmptyState`.' },
    { when: 'A write failed.', instead: 'A toast, or an `Alert` at the head of the form.' },
  ],
  do: [
    'Offer `retry` wherever trying again can help.',
    'Set `retry.pending` while it is being tried, so that the button stays.',
    'Use `page` for a whole page: its title becomes the heading.',
  ],
  dont: [
    'Show a code or a technical word.',
    'Replace the whole page where only one card failed.',
    'Try again by itself without end.',
  ],
  content: [
    "The generic handler's own sentences: « Une erreur est survenue, veuillez réessayer. »",
    'Say what can be done: « Veuillez vérifier votre connection internet puis réessayer ».',
    'The button is « Réessayer », nothing else.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the retry button, then to the way elsewhere.' },
    { keys: ['Enter', 'Space'], does: 'Presses it.' },
  ],
  aria: {
    name: 'Alert',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/',
    notes: [
      'Inline it is an alert and announced as it appears; on a page the title is the `h1` and is reached by reading.',
    ],
  },
};
