import type { ComponentGuide } from '#kit/guide.ts';

export const avatarGroupGuide: ComponentGuide = {
  group: 'record',
  beta: true,
  synonyms: ['stack of pictures', 'photos'],
  purpose: 'The pictures of several people or things, such as the records that a question is about.',
  avoid: [
    { when: 'There is one.', instead: '`Avatar`.' },
    { when: 'Each is to be opened or removed.', instead: 'A list, with a line for each.' },
    { when: 'Only the number matters.', instead: 'The number in words.' },
  ],
  do: [
    'Show three to five pictures, and `more` for the others.',
    'Put the names, or the number, beside it.',
    'Give all pictures the same shape.',
  ],
  dont: ['Show a single picture and a number.', 'Put it where nobody would recognise a picture.'],
  content: ['`more` is a number with its sign: “+12”.'],
  pattern: 'image',
  accessibility: ['The pictures are one image: no name is read twice.'],
};
