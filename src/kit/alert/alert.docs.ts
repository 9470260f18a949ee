import type { ComponentGuide } from '#kit/guide.ts';

export const alertGuide: ComponentGuide = {
  group: 'feedback',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'A message that stays in its place until what it speaks of is settled: a form that was refused, a check that failed, something to know before going on.',
  avoid: [
    {
      when: 'What was done has succeeded and asks for nothing more.',
      instead: 'A toast, which leaves by itself.',
    },
    {
      when: 'A list or a card could not be read.',
      instead: '`ErrorState`, in the very place of what is missing, with the way to try again.',
    },
    {
      when: 'One field is wrong.',
      instead: 'The error of its `Field`; the alert only sums up what no field can say.',
    },
  ],
  do: [
    'Put it right above what it speaks of: at the head of the form, at the top of the card.',
    'Give `role="alert"` to one that appears after something was done, so that it is announced.',
    'Offer the way out as its `action` where there is one.',
  ],
  dont: [
    'Stack several. Sum them up in one with a title and lines.',
    'Use `danger` to draw attention: it says that something failed.',
    'Leave one on the page for good; what is always there is not read.',
  ],
  content: [
    'Say what happened, then what to do: « Identifiants ou mot de passe incorrect. »',
    'A title only where lines follow it: « Le formulaire contient des erreurs ».',
    'Whole sentences with a full stop; no exclamation mark, no « Erreur : » before the message.',
  ],
  keyboard:
    'Takes no focus itself. A button given as `action` is the next stop of the Tab key after what stands before the alert.',
  aria: {
    name: 'Alert',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/',
    notes: [
      'Silent unless given a `role`: the caller knows whether it was there from the start.',
      'The icon seconds the tone and is hidden from assistive technology; the words carry the meaning.',
    ],
  },
};
