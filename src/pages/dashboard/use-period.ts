import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { StatisticsPeriod } from '#resources/calls/period.ts';
import { dayInFrance } from '#resources/rules/french-days.ts';
import { periodParams, readPeriod } from './period.ts';

/** Returns today, the period that the URL names, and the function that chooses another one. */
export function usePeriod() {
  // One day for the whole visit: at midnight, figures and plots stay about the same days, which are days of France.
  const [today] = useState(() => dayInFrance(new Date()));
  const navigate = useNavigate();
  const period = readPeriod(useSearch({ strict: false }), today);
  const choose = (chosen: StatisticsPeriod) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, ...periodParams(chosen, today) }),
      // Each press of an arrow key chooses a period. These must not fill the history: "back" leads to the page before the
      // dashboard.
      replace: true,
      resetScroll: false,
    });
  return { today, period, choose };
}
