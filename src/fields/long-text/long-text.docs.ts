import type { FieldGuide } from '#fields/guide.ts';
import { type LongTextField, longText } from './long-text.ts';

export const longTextGuide: FieldGuide<LongTextField> = {
  group: 'text',
  purpose: 'A text of several lines: a description, a message, a reason.',
  avoid: [
    { when: 'It is a name or a title.', instead: '`text`: one line, and it can be sorted.' },
    { when: 'It is a list of items with prices.', instead: '`priceList`.' },
  ],
  example: {
    // Required. Without `max` the limit is 5000 characters.
    description: longText({ required: true, max: 120 }),
    // `whole`: lists show all of it, because their records have no page.
    reason: longText({ access: 'readOnly', nullable: true, whole: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'Line breaks and tabs are kept. Other control characters are rejected.',
      'Sent without the spaces and the empty lines around it.',
      'Markup is not supported.',
    ],
    filled: ['Ouvert :\n- du lundi au jeudi\n- le week-end'],
    empty: ['', ' \n '],
    entered: ['Une adresse au bord de l’eau.\n', ''],
  },
  views: {
    list: 'Its beginning, on at most two lines and without its line breaks. The whole text is in its `title`. With `whole`, as on a page.',
    page: 'Whole, with its line breaks.',
    form: 'An input of several lines that grows. It takes the whole width of the form.',
  },
  content: [
    'The label names the content: « Description », not “Texte”.',
    'A hint gives the expected length where it matters: “Deux phrases suffisent”.',
  ],
  pattern: 'textArea',
  accessibility: ['A cell contains the whole text, although only its beginning is visible.'],
};
