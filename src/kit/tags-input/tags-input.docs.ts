import type { ComponentGuide } from '#kit/guide.ts';

export const tagsInputGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['chips', 'tokens', 'étiquettes'],
  purpose: 'Any number of short texts that nobody has listed before: keywords, allergens, skills.',
  avoid: [
    { when: 'The values are known.', instead: '`MultiSelect`, in which they are picked.' },
    { when: 'One text is entered.', instead: '`TextInput`.' },
    { when: 'The texts are sentences.', instead: '`Textarea`.' },
  ],
  do: [
    'Put it in a `Field`, whose hint says how a tag ends: few people know it.',
    'Refuse too many tags, or too long ones, with an error: what was typed stays.',
    'Leave out the same text in another case.',
  ],
  dont: ['Correct a tag while it is typed.', 'Put more than about twenty tags into it: it is not a table.'],
  content: [
    'The label is a noun in the plural: « Mots-clés », “Allergènes”.',
    'The hint is « Entrée ou virgule pour ajouter ».',
    'A button names its tag: « Retirer sans gluten ».',
  ],
  pattern: 'tags',
};
