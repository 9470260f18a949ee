import type { CalendarTexts, DateTimeTexts } from './date-picker.ts';

/** The texts of a calendar, for stories. */
export const calendarTexts: CalendarTexts = {
  placeholder: 'jj/mm/aaaa',
  open: 'Ouvrir le calendrier',
  close: 'Fermer',
  scale: { day: 'mois', month: 'année', year: 'décennie' },
  years: (first, last) => `${first} à ${last}`,
  previous: { day: 'Mois précédent', month: 'Année précédente', year: 'Décennie précédente' },
  next: { day: 'Mois suivant', month: 'Année suivante', year: 'Décennie suivante' },
  zoomOut: { day: 'choisir un mois', month: 'choisir une année' },
};

/** The texts of a calendar with an input of the time, for stories. */
export const dateTimeTexts: DateTimeTexts = {
  ...calendarTexts,
  placeholder: 'jj/mm/aaaa hh:mm',
  time: 'Heure',
  timePlaceholder: 'hh:mm',
  timeError: 'Veuillez saisir une heure au format hh:mm',
};
