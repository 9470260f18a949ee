import type { FieldGuide } from '#fields/guide.ts';
import { type UploadField, upload } from './upload.ts';

export const uploadGuide: FieldGuide<UploadField> = {
  group: 'file',
  purpose: 'A file that the user chooses and that is sent with the form.',
  avoid: [
    { when: 'A picture is shown.', instead: '`picture`: a file is never read back.' },
    { when: 'There are several files.', instead: 'One `upload` for each, or a new kind.' },
  ],
  example: {
    // The form shows the picture that the file replaces.
    image: upload({ accept: ['image/png', 'image/jpeg'], maxMegabytes: 5, replaces: 'icon' }),
    // The stored picture can also be removed: its field must be nullable.
    logo: upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'emblem', removable: true }),
    // Required.
    photo: upload({ accept: ['image/webp'], maxMegabytes: 10, replaces: 'portrait', required: true }),
  },
  wire: {
    type: 'never',
    notes: [
      'It is a part of a `multipart` body: the calls of its resource must send that.',
      'The service stores it as the picture that `replaces` names: without one it does not compile.',
      'Without a chosen file nothing is sent, and the service keeps the file that it has.',
      'With `removable`, an empty part removes the stored picture: its field is null then, and the service deletes the file. Without the option, an empty part is refused.',
      'Type and size are checked in the form, and again by the service.',
      'A file of zero bytes is rejected.',
    ],
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
    form: 'A wide area to press or to drop a file on, with the accepted types. Then the name and the preview of the file. A stored picture that can be removed has a button for it, and then one that brings it back until the form is sent.',
  },
  content: [
    'The label names what is sent: « Image », « Photo ».',
    'The limits are shown before a file is chosen: « PNG, JPEG, 5 Mo au maximum ».',
  ],
  pattern: 'fileInput',
};
