import type { FieldGuide } from '#fields/guide.ts';
import { type LongTextField, longText } from './long-text.ts';

export const longTextGuide: FieldGuide<LongTextField> = {
  group: 'words',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A text of several lines: a description, a message, the reason for a refusal.',
  avoid: [
    { when: 'It is a name or a title.', instead: '`text`: one line, and it sorts.' },
    { when: 'It is a list of things with a price each.', instead: '`priceList`, figures under figures.' },
  ],
  example: {
    // Asked for; 5000 characters unless said otherwise.
    description: longText({ required: true, max: 120 }),
    reason: longText({ access: 'readOnly', nullable: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'Line breaks and tabs are kept; other control characters are refused.',
      'Sent without the spaces and the empty lines around it.',
      'There is no markup in it: no bold, no links, no lists.',
    ],
    filled: ['Ouvert :\n- du lundi au jeudi\n- le week-end'],
    empty: ['', ' \n '],
    emptiness: 'a text of spaces and line breaks alone.',
    entered: ['Une adresse au bord de l’eau.\n', ''],
  },
  views: {
    list: 'Its beginning, on two lines at most and without its line breaks; the whole text is its title.',
    page: 'Whole, with the line breaks as they were typed.',
    form: 'A box of several lines that grows with them. It takes the whole width of the form.',
    order: 'Neither sorted nor searched.',
  },
  content: [
    'The label names what is told: « Description », not « Texte ».',
    'Say in the hint how long it should be where that matters: « Deux phrases suffisent ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box and out of it; it types no tab.' },
    { keys: ['Enter'], does: 'Begins a new line; the form is not sent.' },
  ],
  aria: {
    name: 'Textbox (multi-line)',
    href: 'https://www.w3.org/TR/wai-aria-1.2/#textbox',
    notes: [
      'Named by its label; required and its error are heard with it.',
      'A cell reads the whole text, though the eye sees its beginning.',
    ],
  },
};
