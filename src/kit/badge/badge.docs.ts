import type { ComponentGuide } from '#kit/guide.ts';

export const badgeGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['tag', 'status', 'pill', 'pastille'],
  purpose:
    'One or two words about a thing: its role, its state, its category. The text carries the meaning; the tone supports it.',
  avoid: [
    { when: 'It can be pressed.', instead: '`Button` in a small size, or a link.' },
    { when: 'A whole sentence must stand out.', instead: '`Alert`.' },
    { when: 'It is a number.', instead: '`StatCard` on a page, plain text in a cell.' },
  ],
  do: [
    'Use one tone for one meaning everywhere: `success` is done or verified, `warning` is waiting for an action.',
    'Use `neutral` for roles, categories and types.',
    'Add an icon where two badges with the same tone stand side by side.',
  ],
  dont: [
    'Rely on the tone: « En attente » must be understood in grey.',
    'Put more than three into a cell.',
    'Use `danger` for what is only absent.',
  ],
  examples: [
    {
      do: 'DoSayIt',
      dont: 'DontRelyOnTones',
      why: 'Without colours, the badges must still say which account is verified.',
    },
  ],
  content: [
    'One or two words, capital first, no full stop: « En attente », « Vérifié ».',
    'States are past participles or nouns, in the gender of the thing: « Acceptée » for a “course”, “Validé” for a “retrait”.',
    'Long text wraps. It is never cut.',
  ],
  pattern: 'text',
  accessibility: ['Every text has a contrast of 4.5:1 on its background in both themes.'],
};
