/** The units of an interval. */
export const intervalUnits = ['day', 'week', 'month', 'year'] as const;

/** Returns the unit that a text names; undefined if there is no such unit. */
export const intervalUnitOf = (text: string) => intervalUnits.find((unit) => unit === text);
