import type { ComponentGuide } from '#kit/guide.ts';

export const centredPageGuide: ComponentGuide = {
  group: 'layout',
  synonyms: ['sign-in page', 'connexion'],
  purpose: 'A page with one task and no navigation, such as signing in or choosing a new password.',
  avoid: [
    { when: 'The user is signed in and has other pages.', instead: '`AppFrame` with a `Page`.' },
    { when: 'Something failed.', instead: '`ErrorState` in its page size.' },
  ],
  do: [
    'One card with one form below the title.',
    'Put links to other pages, such as signing in with a code, into `links`, below everything.',
  ],
  dont: ['Add a second column.', 'Use it for a confirmation: that is a dialog over the page.'],
  content: [
    'The title names the task: « Connexion ».',
    'The subtitle explains it in one sentence: « Veuillez vous connecter pour continuer ».',
  ],
  pattern: 'main',
  accessibility: [
    'It is the `main` of the page and holds the only `h1`.',
    'The links below are a navigation of their own.',
  ],
};
