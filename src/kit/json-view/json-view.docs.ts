import type { ComponentGuide } from '#kit/guide.ts';

export const jsonViewGuide: ComponentGuide = {
  group: 'record',
  beta: true,
  synonyms: ['tree', 'code', 'arbre'],
  purpose: 'A value in JSON for those who support the product: a tree whose parts open one by one.',
  avoid: [
    {
      when: 'It is for administrators at work.',
      instead: '`DescriptionList`, with labels and formatted values.',
    },
    { when: 'Two values are compared.', instead: 'The kind `changes`, which shows only what differs.' },
    { when: 'It has a few lines of text.', instead: '`Text` with the variant `code`.' },
  ],
  do: [
    'Hide personal data before: what is shown can be copied.',
    'Let the whole value be copied where somebody may need it elsewhere.',
  ],
  dont: [
    'Show a value of megabytes: cut its lists before.',
    'Translate names of members: they are those of the contract.',
  ],
  content: ['`countLabel` says what is folded: « 20 éléments », « 4 champs ».'],
  pattern: 'disclosure',
  accessibility: [
    'Native elements, so the search of the browser opens what it finds.',
    'Quotes and digits show the type of a value, not its colour alone.',
    'It runs from left to right in every script.',
  ],
};
