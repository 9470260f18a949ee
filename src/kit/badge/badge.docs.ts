import type { ComponentGuide } from '#kit/guide.ts';

export const badgeGuide: ComponentGuide = {
  group: 'record',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'One word about a thing: its role, its state, its category. The word carries the meaning, the tone seconds it.',
  avoid: [
    { when: 'The word can be pressed.', instead: '`Button` in a small size, or a link.' },
    { when: 'A whole sentence must stand out.', instead: '`Alert`.' },
    { when: 'A number counts something.', instead: '`StatCard` on a page, plain text in a cell.' },
  ],
  do: [
    'Keep one tone for one meaning throughout: `success` is done or verified, `warning` waits for somebody.',
    'Use `neutral` where the word only sorts: roles, categories, types.',
    'Add an icon where two badges with the same tone stand side by side.',
  ],
  dont: [
    'Rely on the tone: « En attente » must be readable in grey.',
    'Put more than a few into a cell: beyond three they become noise.',
    'Use `danger` for what is merely absent; « Non vérifié » is the exception that the product knows.',
  ],
  content: [
    'One or two words, capital first, no full stop: « En attente », « Vérifié ».',
    'States are past participles or nouns, in the gender of the thing: « Acceptée » for a « course », « Validé » for a « retrait ».',
    'Long names break onto the next line; they are never cut.',
  ],
  keyboard: 'Takes no focus: it is text.',
  aria: {
    name: 'Plain text',
    notes: [
      'Read as part of the sentence it stands in; no role, no live region.',
      'Every pair of text and tint reaches 4.5:1 in both themes.',
    ],
  },
};
