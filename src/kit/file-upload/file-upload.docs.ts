import type { ComponentGuide } from '#kit/guide.ts';

export const fileUploadGuide: ComponentGuide = {
  group: 'entry',
  status: 'beta',
  since: '0.1.0',
  purpose:
    'One picture to send: chosen, or dropped here. One that cannot be taken says why, and leaves things as they were.',
  avoid: [
    {
      when: 'Several files are wanted.',
      instead: 'Several fields, as long as the product needs no more than one picture.',
    },
    { when: 'The picture is only shown.', instead: '`Avatar` or `Carousel`.' },
  ],
  do: [
    'Say in `hint` which types and which size are taken.',
    'Pass `currentSrc` where a new file would replace a picture.',
    'Wrap it in `Field`.',
  ],
  dont: ['Send the file when it is chosen: it goes with the form.', 'Accept every type and refuse later.'],
  content: [
    "`prompt` invites: « Choisir une image »; `replace`: « Remplacer l'image ».",
    "A refusal names the limit: « L'image ne doit pas dépasser 5 Mo. »",
    "`remove` says what goes: « Retirer l'image ».",
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the file input, then to the button that removes what was chosen.' },
    { keys: ['Enter', 'Space'], does: "Opens the system's own picker, or removes." },
  ],
  aria: {
    name: 'Native file input',
    href: 'https://html.spec.whatwg.org/multipage/input.html#file-upload-state-(type=file)',
    notes: [
      'The input covers the whole area: pressing and dropping need no script to be told apart.',
      'A refusal is announced; focus goes back to the input after a removal.',
    ],
  },
};
