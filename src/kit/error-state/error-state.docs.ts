import type { ComponentGuide } from '#kit/guide.ts';

export const errorStateGuide: ComponentGuide = {
  group: 'feedback',
  synonyms: ['failure', 'erreur'],
  purpose: 'Says that something failed. It replaces the missing result and has a button to try again.',
  avoid: [
    { when: 'Loading succeeded and found nothing.', instead: '`EmptyState`.' },
    { when: 'A change could not be saved.', instead: 'A toast, or an `Alert` at the top of the form.' },
  ],
  do: [
    'Offer `retry` wherever a second attempt can help.',
    'Set `retry.pending` during the attempt, so that the button stays.',
    'Set `actionFirst` where another attempt hardly helps: what is deleted stays deleted.',
    'Use `page` for a whole page: its title becomes the heading.',
  ],
  dont: [
    'Show a technical message.',
    'Replace the whole page where only one card failed.',
    'Retry automatically without an end.',
  ],
  examples: [
    {
      do: 'DoOfferAnotherAttempt',
      dont: 'DontBeTechnical',
      why: 'Users can try again, and can do nothing with the name of an exception.',
    },
  ],
  content: [
    'The sentences of the error handler: « Une erreur est survenue, veuillez réessayer. »',
    'Say what can be done: « Veuillez vérifier votre connection internet puis réessayer ».',
    'The button is « Réessayer ».',
  ],
  pattern: 'alert',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the retry button and to the other action, in the order that is shown.' },
    { keys: ['Enter', 'Space'], does: 'Presses the retry button.' },
  ],
  accessibility: [
    'Inline, it is an alert and announced when it appears. On a page, the title is the `h1`.',
    'With `titleLanguage`, a screen reader reads the title in its own language.',
  ],
};
