import type { ComponentGuide } from '#kit/guide.ts';

export const carouselGuide: ComponentGuide = {
  group: 'record',
  status: 'beta',
  since: '0.1.0',
  purpose:
    'Pictures of one thing, one at a time, as on the page of an establishment. The first is there at once; the rest comes with the code.',
  avoid: [
    {
      when: 'There is one picture.',
      instead: 'The carousel shows it alone, without controls: pass it as it is.',
    },
    { when: 'The pictures are choices or links.', instead: 'A `Grid` where all are seen at once.' },
    { when: 'Texts follow one another.', instead: 'Show them under each other: what moves is not read.' },
  ],
  do: [
    'Say in `alt` what each picture shows.',
    'Leave autoplay to the component: it stops on hover, on focus and for those who asked for less motion.',
    'Give every text in `labels`, counted from 0.',
  ],
  dont: [
    'Put anything that must be seen into the second picture.',
    'Start motion again by a program after a person has stopped it.',
    'Use it for more than a dozen pictures.',
  ],
  content: [
    "`slide` counts: « Image 2 sur 5 ». `goTo` says what happens: « Afficher l'image 2 ».",
    '`missing` says what is not there: « Image indisponible ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches the pictures, then pause, each place, previous and next.' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'Shows the picture before or after; from the last one goes to the first.',
    },
    { keys: ['Enter', 'Space'], does: 'Presses the button that has focus.' },
  ],
  aria: {
    name: 'Carousel',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/carousel/',
    notes: [
      'Rotation can be paused and pauses by itself while pointed at or focused (WCAG 2.2.2).',
      'A broken address shows a named sign instead of a broken picture.',
    ],
  },
};
