import type { ComponentGuide } from '#kit/guide.ts';

export const fileUploadGuide: ComponentGuide = {
  group: 'entry',
  beta: true,
  synonyms: ['file input', 'dropzone', 'fichier'],
  purpose: 'One picture to send, chosen or dropped. A rejected file shows the reason and changes nothing.',
  avoid: [
    { when: 'Several files are needed.', instead: '`FilesUpload`.' },
    { when: 'The picture is only shown.', instead: '`Avatar` or `Carousel`.' },
  ],
  do: [
    'Say in `hint` which types and which size are accepted.',
    'Pass `currentSrc` where a new file would replace a picture.',
    'Pass `removal` where that picture may also be removed. The form does it when it is sent, and until then the user can bring the picture back.',
    'Put it in a `Field`.',
  ],
  dont: [
    'Send the file when it is chosen: it is sent with the form.',
    'Accept every type and reject it later.',
  ],
  content: [
    '`prompt`: « Choisir un fichier ». `replace`: « Choisir un autre fichier ».',
    'An error names the limit: « Ce fichier dépasse 5 Mo ».',
    '`remove` names the field: « Retirer : Image ».',
  ],
  pattern: 'fileInput',
  accessibility: [
    'The name of the chosen file describes the input, and is announced; without a file, `hint` describes it.',
    'Focus goes back to the input after a file is removed or brought back.',
    'That the current picture will be removed is announced, and describes the input.',
  ],
};
