import type { FieldGuide } from '#fields/guide.ts';
import { type UploadField, upload } from './upload.ts';

export const uploadGuide: FieldGuide<UploadField> = {
  group: 'files',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A file that a person chooses and that is sent with the form.',
  avoid: [
    { when: 'The picture is to be shown.', instead: '`picture`: this one is never read back.' },
    { when: 'There are several files.', instead: 'One `upload` for each, or a kind of their own.' },
  ],
  example: {
    // Beside it stands the picture that it would take the place of.
    image: upload({ accept: ['image/png', 'image/jpeg'], maxMegabytes: 5, replaces: 'icon' }),
    // A new one cannot be made without it.
    contract: upload({ accept: ['application/pdf'], maxMegabytes: 10, required: true }),
  },
  wire: {
    type: 'never',
    notes: [
      'It is a part of a `multipart` body: the calls of its resource must write that.',
      'Nothing is sent where nothing was chosen: what the service has stays.',
      'Type and size are judged where it is chosen, and again by the service.',
    ],
    filled: [],
    empty: [],
    emptiness: 'no file chosen; a file without a byte is refused.',
    entered: [
      null,
      new File(['PNG'], 'restaurants.png', { type: 'image/png' }),
      new File(['PDF'], 'carte.pdf', { type: 'application/pdf' }),
      new File([], 'vide.png', { type: 'image/png' }),
    ],
  },
  views: {
    list: 'Never in a list: `picture` is its counterpart there.',
    page: 'Never on a page.',
    form: 'A wide area to press or to drop a file on, with what is accepted; then its name and its picture.',
    order: 'Neither sorted nor searched.',
  },
  content: [
    'The label names what is sent: « Image », « Contrat ».',
    'What is accepted is told before, not after: « PNG, JPEG, 5 Mo au maximum ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the area, then to the button that takes the file away.' },
    { keys: ['Enter', 'Space'], does: 'Opens the system’s own picker, or takes the file away.' },
  ],
  aria: {
    name: 'Native file input',
    href: 'https://html.spec.whatwg.org/multipage/input.html#file-upload-state-(type=file)',
    notes: [
      'The input itself covers the area; its name is the label.',
      'A file that is turned away is announced, and what stood before stays.',
    ],
  },
};
