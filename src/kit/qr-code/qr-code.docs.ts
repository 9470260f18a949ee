import type { ComponentGuide } from '#kit/guide.ts';

export const qrCodeGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['barcode'],
  purpose: 'A code that the camera of another device reads, such as the secret of an authenticator app.',
  avoid: [
    {
      when: 'The reader is on the same device.',
      instead: 'A link, or the text with a button that copies it.',
    },
  ],
  do: ['Show the same content as text beside it.', 'Say in `label` what the camera gets.'],
  dont: ['Put it on a coloured background.', 'Show it smaller than 150 px.'],
  content: ['`label` says what it is for: « QR code pour l’application d’authentification ».'],
  pattern: 'textAlternative',
};
