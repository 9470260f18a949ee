import type { ComponentGuide } from '#kit/guide.ts';

export const subjectCardGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['summary', 'résumé'],
  purpose:
    'Names one thing inside a question or a form: its picture, its name and the facts that distinguish it.',
  avoid: [
    { when: 'The facts are the content of the page.', instead: '`DescriptionList`.' },
    { when: 'There are several things to compare.', instead: '`Table`.' },
  ],
  do: [
    'Show what distinguishes two things of the same name: an amount, an account, a status.',
    'Give a fact the whole line (`wide`) if its value is long.',
  ],
  dont: ['Put links or buttons into it: nothing in it is to be pressed.', 'Show more than six facts.'],
  content: ['A label is the one of the list: « Montant », « Statut ».'],
  pattern: 'descriptionList',
  accessibility: ['`titleId` lets a dialog be described by the name.'],
};
