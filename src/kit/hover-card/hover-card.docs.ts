import type { ComponentGuide } from '#kit/guide.ts';

export const hoverCardGuide: ComponentGuide = {
  group: 'overlay',
  synonyms: ['preview', 'aperçu'],
  purpose: 'A preview of the record that a link opens: enough to recognise it without leaving the page.',
  avoid: [
    { when: 'It explains a control.', instead: '`Tooltip`.' },
    { when: 'Something in it can be pressed or typed.', instead: '`Popover`.' },
  ],
  do: [
    'Open it after a rest of the pointer or of the focus, and close it as soon as the pointer goes on.',
    'Wait for its data before it is shown.',
    'Show only what the page of the link shows, too.',
  ],
  dont: [
    'Open it on touch screens.',
    'Put links or buttons into it.',
    'Show it for a link to the page that is open.',
  ],
  pattern: 'hoverCard',
};
