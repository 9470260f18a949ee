import type { ComponentGuide } from '#kit/guide.ts';

export const filesUploadGuide: ComponentGuide = {
  group: 'entry',
  beta: true,
  synonyms: ['dropzone', 'drag and drop', 'fichiers'],
  purpose:
    'Several pictures or documents in an order: stored ones that stay, and new ones, chosen or dropped. A rejected file shows the reason and changes nothing.',
  avoid: [
    { when: 'There is one picture.', instead: '`FileUpload`.' },
    { when: 'The pictures are only shown.', instead: '`Carousel`.' },
  ],
  do: [
    'Say in `hint` which types, which size and how many files are accepted.',
    'Keep the name of a file when it gets another position.',
    'Put it in a `Field`.',
    'Show no previews of documents (`kind="file"`), but their size (`factsOf`).',
  ],
  dont: [
    'Send a file when it is chosen: all are sent with the form.',
    'Delete a stored file when it is removed: the form may be left unsaved.',
  ],
  content: [
    'Buttons name their file: « Monter Photo 2 », « Retirer facade.png ».',
    'A reason follows the name of its file: “carte.pdf”, « Ce type de fichier n’est pas accepté ».',
  ],
  pattern: 'fileInput',
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the buttons of each file, then to the file input.' },
    {
      keys: ['Alt', 'ArrowUp'],
      does: 'Moves the file of the focused button up. With the other arrow, down.',
    },
  ],
  accessibility: [
    'A move, an addition and a removal are announced.',
    'After a removal the focus goes to the same button of the next file, or to the input after the last one.',
  ],
};
