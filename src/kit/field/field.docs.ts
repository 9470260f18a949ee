import type { ComponentGuide } from '#kit/guide.ts';

export const fieldGuide: ComponentGuide = {
  group: 'entry',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'The label, the hint and the error of one control. It gives the control what it must spread onto itself to be named, described and judged.',
  avoid: [
    {
      when: 'Two columns of figures are filled in.',
      instead: '`FormMatrix`, with fields whose labels are hidden.',
    },
    { when: 'The value is only read.', instead: '`DescriptionList`.' },
  ],
  do: [
    'Spread `control` onto the control, whole.',
    'Say in `hint` what cannot be guessed: a format, a unit, a size.',
    'Use `labelId` for controls that a label element cannot name.',
  ],
  dont: [
    'Use a placeholder instead of a label.',
    'Hide the label unless what stands around the field says it to the eye.',
    'Announce errors here: the form moves focus to the first one.',
  ],
  content: [
    'A label is a noun, capital first, no colon: « Adresse Email », « Nom(s) et prénom(s) ».',
    'An error says what is expected: « Format requis: 0x xx xx xx xx »; several stand on a line each.',
    'An empty required field says « Ce champ est requis ».',
  ],
  keyboard: 'Takes no focus itself. Pressing the label moves focus to its control.',
  aria: {
    name: 'Labels and descriptions',
    href: 'https://www.w3.org/WAI/tutorials/forms/labels/',
    notes: [
      "The error comes before the hint in the control's description.",
      '`required` is said by the control; the asterisk is for the eye alone.',
      'A control with an error has `aria-invalid` and `aria-errormessage`.',
    ],
  },
};
