import type { ComponentGuide } from '#kit/guide.ts';

export const fieldGuide: ComponentGuide = {
  group: 'entry',
  synonyms: ['form field', 'label', 'champ'],
  purpose:
    'The label, the hint and the error of one control. It gives the control the attributes that name and describe it.',
  avoid: [
    {
      when: 'Two columns of figures are filled in.',
      instead: '`FormMatrix`, with fields whose labels are hidden.',
    },
    { when: 'The value is read only.', instead: '`DescriptionList`.' },
  ],
  do: [
    'Spread `control` onto the control, whole.',
    'Say in `hint` what users cannot guess: a format, a unit, a size.',
  ],
  dont: [
    'Use a placeholder instead of a label.',
    'Hide the label unless the surrounding headings show it.',
    'Announce errors here: the form moves focus to the first one.',
  ],
  examples: [
    {
      do: 'DoLabelAndHint',
      dont: 'DontLabelInside',
      why: 'A placeholder is gone with the first letter, when it is needed most.',
    },
  ],
  content: [
    'A label is a noun, capital first, no colon: « Adresse Email », « Nom(s) et prénom(s) ».',
    'An error says what is expected: « Format requis: 0x xx xx xx xx ». Several errors have one line each.',
    'An empty required field shows « Ce champ est requis ».',
  ],
  pattern: 'labels',
  accessibility: [
    'The error comes before the hint in the description of the control.',
    '`required` is set on the control. The asterisk is hidden from assistive technology.',
    'A control with an error has `aria-invalid`, and the error is the first part of its description.',
    'Pressing the label moves focus to its control.',
  ],
};
