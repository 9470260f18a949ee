import type { ComponentGuide } from '#kit/guide.ts';

export const alertGuide: ComponentGuide = {
  group: 'feedback',
  synonyms: ['callout', 'message', 'banner'],
  purpose: 'A message that stays until its cause is settled: a rejected form, a failed check, a warning.',
  avoid: [
    {
      when: 'Something succeeded and needs no further action.',
      instead: 'A toast, which disappears by itself.',
    },
    {
      when: 'A list or a card could not be loaded.',
      instead: '`ErrorState`, instead of the missing content.',
    },
    {
      when: 'One field is wrong.',
      instead: 'The error of its `Field`. The alert is for what no field can show.',
    },
  ],
  do: [
    'Put it directly above what it is about: at the top of the form or of the card.',
    'Give `role="alert"` to an alert that appears after an action, so that it is announced.',
    'Offer the solution as its `action` where there is one.',
  ],
  dont: [
    'Stack several. Use one with a title and lines.',
    'Use `danger` to draw attention: it means that something failed.',
    'Show one permanently: people stop reading it.',
  ],
  examples: [
    { do: 'DoOneWithLines', dont: 'DontStack', why: 'Several alerts compete, and none of them is read.' },
  ],
  content: [
    'Say what happened, then what to do: « Identifiants ou mot de passe incorrect. »',
    'Use a title only where lines follow it: “Le formulaire contient des erreurs”.',
    'Whole sentences with a full stop. No exclamation mark, no “Erreur :” before the message.',
  ],
  pattern: 'alert',
  accessibility: [
    'It has no role of its own: the caller knows whether it was there from the start.',
    'The icon is hidden from assistive technology: the text carries the meaning.',
  ],
};
