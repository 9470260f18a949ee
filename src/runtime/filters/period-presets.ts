import { dayOf } from '#lib/dates/days.ts';

/** The periods that are offered by name. */
export type PresetName = 'today' | 'week' | 'month' | 'lastMonth';

/** The first and the last day of a period, `YYYY-MM-DD`. */
interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the periods that are offered by name on a day, in the user's time zone. */
export function periodPresets(now: Date): readonly (Period & { readonly name: PresetName })[] {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const period = (name: PresetName, from: Date, to: Date) => ({ name, from: dayOf(from), to: dayOf(to) });
  return [
    period('today', now, now),
    period('week', new Date(year, month, day - 6), now),
    period('month', new Date(year, month, 1), new Date(year, month + 1, 0)),
    period('lastMonth', new Date(year, month - 1, 1), new Date(year, month, 0)),
  ];
}
