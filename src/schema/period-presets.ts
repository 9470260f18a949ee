/** The periods that are offered by name. A bound of a filter may have such a name in an address: each call turns it into a day. */
export const periodPresets = ['today', 'week', 'month', 'lastMonth'] as const;

/** The name of a period that moves with the calendar, such as the current month. */
export type PeriodPreset = (typeof periodPresets)[number];
