import type { ComponentGuide } from '#kit/guide.ts';

export const kbdGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['key', 'shortcut', 'raccourci'],
  purpose: 'The keys of a keyboard shortcut, beside what they do.',
  avoid: [{ when: 'It is a word of a text that a user types, such as a code.', instead: '`Text`.' }],
  do: ['Give one entry per key.', 'Show it beside the text that says what the keys do.'],
  dont: ['Use it as a button.', 'Give the same key twice.'],
  content: ['A key is written as on the keyboard: “Ctrl”, « Échap », “?”. Letters are capitals.'],
  pattern: 'text',
};
