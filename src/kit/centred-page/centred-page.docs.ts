import type { ComponentGuide } from '#kit/guide.ts';

export const centredPageGuide: ComponentGuide = {
  group: 'layout',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'A page with one thing to do and nothing around it, such as signing in or choosing a new password.',
  avoid: [
    { when: 'The person is signed in and can go elsewhere.', instead: '`AppFrame` with a `Page`.' },
    { when: 'Something failed.', instead: '`ErrorState` in its page size.' },
  ],
  do: [
    'One card with one form below the title.',
    'Put ways elsewhere, such as signing in by code, into `links`, below everything.',
  ],
  dont: ['Add a second column.', 'Use it for a confirmation: that is a dialog over the page.'],
  content: [
    'The title is the name of the thing to do: « Connexion ».',
    'The subtitle asks for it in one sentence: « Veuillez vous connecter pour continuer ».',
  ],
  keyboard: 'Takes no focus itself. Tab moves through the form and then through the links below it.',
  aria: {
    name: 'Main landmark',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/main.html',
    notes: [
      'It is the `main` of the page and holds the only `h1`.',
      'The links below are a navigation of their own.',
    ],
  },
};
