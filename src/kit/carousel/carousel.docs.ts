import type { ComponentGuide } from '#kit/guide.ts';

export const carouselGuide: ComponentGuide = {
  group: 'record',
  beta: true,
  synonyms: ['slideshow', 'gallery', 'images'],
  purpose:
    'Pictures of one thing, one at a time, as on the page of an establishment. The first picture is shown at once; the controls load later.',
  avoid: [
    { when: 'There is one picture.', instead: 'Pass it as it is: the carousel shows it without controls.' },
    { when: 'The pictures are choices or links.', instead: 'A `Grid`, which shows all of them at once.' },
    {
      when: 'Texts follow one another.',
      instead: 'Show them under each other: moving text is hard to read.',
    },
  ],
  do: [
    'Say in `alt` what each picture shows.',
    'Leave autoplay to the component: it rests under the pointer, stops at the first press, key or focus inside, and does not start with reduced motion.',
    'Give every text in `labels`, counted from 0.',
  ],
  dont: [
    'Put something essential into the second picture.',
    'Restart the motion by code after the user has stopped it.',
    'Use it for more than a dozen pictures.',
  ],
  content: [
    '`slide` counts: « Photo 2 sur 5 ». `goTo` says what happens: « Afficher la photo 2 ».',
    '`missing` says that a picture is unavailable: « Photo indisponible ».',
  ],
  pattern: 'carousel',
  accessibility: ['A picture that does not load is replaced by an icon with a name.'],
};
