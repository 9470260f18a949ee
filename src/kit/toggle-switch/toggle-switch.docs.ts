import type { ComponentGuide } from '#kit/guide.ts';

export const toggleSwitchGuide: ComponentGuide = {
  group: 'entry',
  beta: true,
  synonyms: ['switch', 'interrupteur'],
  purpose: 'A setting that is on or off, and that takes effect at once.',
  avoid: [
    { when: 'It is sent with a form.', instead: '`Checkbox`.' },
    {
      when: 'It cannot be undone, or needs a question first.',
      instead: 'A `Button` that says what happens.',
    },
    { when: 'One of several values is chosen.', instead: '`Select`.' },
  ],
  do: [
    'Write the label so that it is true when the switch is on.',
    'Put it after its label, at the end of the line: `SwitchLine` does, with a note that describes it.',
    'Set it back, with a toast, if the change fails.',
  ],
  dont: [
    'Change the label with the state: it would be unclear what is on.',
    'Wait for a button that sends it.',
  ],
  examples: [
    {
      do: 'DoSayWhatIsOn',
      dont: 'DontSayWhatItDoes',
      why: 'With the name of an action, it is unclear whether messages are sent now.',
    },
  ],
  content: ['A noun or a statement: “Notifications par email”.', 'Capital first, no full stop.'],
  pattern: 'switch',
  accessibility: ['An error is shown by `aria-invalid` and the message of the field, not by colour alone.'],
};
