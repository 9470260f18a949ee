import type { FieldGuide } from '#fields/guide.ts';
import { type TagsField, tags } from './tags.ts';

export const tagsGuide: FieldGuide<TagsField> = {
  group: 'text',
  purpose: 'Any number of short texts that nobody has listed before: keywords, allergens, skills.',
  avoid: [
    { when: 'The values are known.', instead: '`choices`, in which they are picked.' },
    { when: 'The values are records of another resource.', instead: '`references`.' },
    { when: 'There is one text.', instead: '`text`.' },
  ],
  example: {
    // At most five, in small letters: the same word is always written in the same way.
    keywords: tags({ max: 5, lowerCase: true }),
    // At least one, and longer ones.
    ingredients: tags({ required: true, longest: 80 }),
  },
  wire: {
    type: 'string[]',
    notes: [
      'The texts in the order in which they were entered, without the spaces around them.',
      'Texts that differ in their case only are one: the first one is sent.',
      'Empty is a list without texts, never null.',
      'In a file, the texts with commas between them.',
    ],
    filled: [['bio', 'sans gluten', 'fait maison'], ['مطعم']],
    empty: [[], [' ']],
    entered: [['Bio', ' sans gluten ', 'bio'], [], ['a', 'b', 'c', 'd', 'e', 'f']],
  },
  views: {
    list: 'Two badges. The others are counted (`+3`) and shown in a tooltip.',
    page: 'A badge for each.',
    form: 'A box: Enter, a comma or the way out of it adds what was typed. A pasted list becomes tags at once.',
    order: 'Not sorted. Searched, and filtered by one or several whole tags, which are typed.',
  },
  content: ['The label is a noun in the plural: « Mots-clés », “Allergènes”.'],
  pattern: 'tags',
  accessibility: ['The count of a cell takes focus, so that the keyboard reaches the other texts.'],
};
