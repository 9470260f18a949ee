import type { ComponentGuide } from '#kit/guide.ts';

export const arrangeListGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['reorder', 'drag and drop', 'pin column', 'colonnes', 'épingler'],
  purpose:
    'What a table shows: which columns, in which order and how wide. It is the content of a `Popover`.',
  avoid: [
    { when: 'Values are only ticked.', instead: '`CheckboxGroup`.' },
    { when: 'Records are sorted.', instead: 'The headings of `Table`.' },
  ],
  do: [
    'Apply each change at once, so that the table shows what it means.',
    'Keep an item at its position when it is hidden: it may be shown again.',
    'Pin what must stay in sight: where the table is narrow, other columns move below the title of their row first.',
    'Offer the way back to the default in the footer of the panel.',
  ],
  dont: ['Let the column with the title of a record be hidden: it opens the record.'],
  content: [
    'Buttons name their item: « Monter Rôle », « Descendre Rôle », « Épingler Rôle ».',
    'A width that follows from the content is « Auto ».',
  ],
  pattern: 'arrangeList',
};
