const clock = new Intl.DateTimeFormat('fr', { timeStyle: 'medium' });

/** Formats the time of an instant to the second, in the user's time zone: "14:03:27". */
export const formatClockTime = (instant: Date | number): string => clock.format(instant);
