import type { ComponentGuide } from '#kit/guide.ts';

export const printAreaGuide: ComponentGuide = {
  group: 'layout',
  beta: true,
  synonyms: ['print', 'imprimer'],
  purpose: 'A part of a page that can be printed alone or saved as PDF, such as an invoice.',
  avoid: [
    {
      when: 'The whole page is printed.',
      instead: 'The print command of the browser: the frame is already left out.',
    },
    { when: 'A file must be sent.', instead: 'A document made by the service.' },
  ],
  do: [
    'Put the button that calls `print` inside, marked as not printed.',
    'Check the printed result: it is always in the light theme.',
  ],
  dont: ['Nest print areas.', 'Print when a page opens.'],
  content: ['The button says what is printed: “Imprimer la facture”.'],
  pattern: 'none',
  accessibility: ['Everything else is hidden on paper only. The screen does not change.'],
};
