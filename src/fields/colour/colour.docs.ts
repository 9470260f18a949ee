import type { FieldGuide } from '#fields/guide.ts';
import { type ColourField, colour } from './colour.ts';

export const colourGuide: FieldGuide<ColourField> = {
  group: 'state',
  purpose: 'Any colour: of a zone on a map, of a vehicle, of a label.',
  avoid: [
    { when: 'There are a few named colours.', instead: '`choice`: names can be read and filtered by.' },
    { when: 'It is the colour of a state.', instead: '`choice` with `tones`.' },
  ],
  example: {
    // Required.
    tint: colour({ required: true }),
    // Null without one.
    accent: colour({ nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      '`#rrggbb`. It is sent in lower case.',
      'Null is sent for an empty optional input.',
      'Anything else is shown as missing: no text from data becomes a style.',
    ],
    filled: ['#1a73e8', '#FFFFFF'],
    entered: ['#1A73E8', 'bleu', '#12345', ''],
  },
  views: {
    list: 'The colour beside its code.',
    form: 'An input of the code, with the browser’s own picker before it. “1a73e8” and “#fff” are codes, too.',
  },
  content: ['The label says whose colour it is: “Couleur de la zone”.'],
  pattern: 'textBox',
  accessibility: ['The code is text beside the colour.'],
};
