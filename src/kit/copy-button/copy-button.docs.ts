import type { ComponentGuide } from '#kit/guide.ts';

export const copyButtonGuide: ComponentGuide = {
  group: 'action',
  beta: true,
  synonyms: ['clipboard', 'copier'],
  purpose:
    'Copies a text that is used elsewhere: an address, a reference, a code. Its icon becomes a tick, which says that it was copied.',
  avoid: [
    { when: 'Copying is the main action of a card.', instead: '`Button`, with the icon before the label.' },
    { when: 'The text is secret and is shown once.', instead: '`Button` below the text, with a toast.' },
  ],
  do: [
    'Put it directly after the text that it copies.',
    'Copy the value as it is used elsewhere: an amount without its unit, a telephone number without spaces.',
    'Show a toast in `onFailure`: without https a page cannot copy.',
  ],
  dont: ['Put one after every value of a page.', 'Show a toast after a success: the tick says it.'],
  content: [
    'The name is the action and its object: « Copier l’identifiant ».',
    '`copiedLabel` says what happened: « Identifiant copié ».',
  ],
  pattern: 'button',
  accessibility: [
    'The name of the button stays the same. That the text was copied is a `status`, which is read when it changes.',
    'The focus stays on the button.',
  ],
};
