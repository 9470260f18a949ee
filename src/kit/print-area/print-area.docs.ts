import type { ComponentGuide } from '#kit/guide.ts';

export const printAreaGuide: ComponentGuide = {
  group: 'layout',
  status: 'beta',
  since: '0.1.0',
  purpose: 'A part of a page that can be printed by itself, or saved as PDF: an invoice.',
  avoid: [
    {
      when: 'The whole page is wanted.',
      instead: "The browser's own printing: the frame leaves navigation out already.",
    },
    { when: 'A file must be sent.', instead: 'A document made by the service.' },
  ],
  do: [
    'Put the button that calls `print` inside, marked so that it is not printed.',
    'Look at the paper: it is always light.',
  ],
  dont: ['Nest areas.', 'Print by itself when a page opens.'],
  content: ['The button says what is printed: « Imprimer la facture ».'],
  keyboard: 'Takes no focus itself; the button inside is reached in its place.',
  aria: {
    name: 'None',
    notes: ['While it prints, everything else is hidden from paper only: nothing changes on the screen.'],
  },
};
