import type { ComponentGuide } from '#kit/guide.ts';

export const accordionGuide: ComponentGuide = {
  group: 'record',
  beta: true,
  synonyms: ['disclosure', 'collapse', 'accordéon'],
  purpose:
    'Lines that each open to their details, where most people need the lines, and a few need the details of one or two.',
  avoid: [
    { when: 'The parts are of equal weight, and one is read at a time.', instead: '`Tabs`.' },
    { when: 'Everybody reads all of it.', instead: '`Section` or `DescriptionList`.' },
    { when: 'There are many lines with the same members.', instead: '`Table`.' },
    { when: 'It is a part of a form.', instead: '`FormLayout`: an error must not be folded away.' },
  ],
  do: [
    'Say in the line what one needs to know without opening it, e.g. a status.',
    'Open what needs attention from the start, e.g. an error.',
    'Put buttons that act on the line into `actions`.',
  ],
  dont: [
    'Put links or buttons into a summary.',
    'Fold the only item.',
    'Put an accordion into an accordion.',
  ],
  content: ['A summary names the item first: “GET 200 /api/v1/admin/rides”.'],
  pattern: 'accordion',
  accessibility: [
    'Each line is a heading of `level`, with a button that says whether it is open.',
    'The content is a group with the name of its line. It is not a landmark, since there may be many.',
  ],
};
