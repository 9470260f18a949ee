import { useEffect } from 'react';
import type { AppRouter } from '#app/create-router.ts';
import { observeErrors } from './reports/observe-errors.ts';
import { measuresShifts, observeVisits } from './reports/observe-visits.ts';
import { canReport, type Report, sendReport } from './reports/send-report.ts';
import { createVisits } from './reports/visits.ts';

/** The share of pages that report how fast they are. All of them report errors. */
const sampled = 0.25;

/** The largest number of visits in a report. */
const maxVisits = 20;

/** Returns the pattern of the path of the shown screen, without an id: `/courses/$id`. */
function screenOf({ state }: AppRouter): string {
  const last = state.matches.at(-1);
  const resource = Object.entries(last?.params ?? {}).find(([name]) => name === 'resource')?.[1];
  return (last?.fullPath ?? '/').replace('$resource', String(resource));
}

/** The path that the browser has loaded the page for. */
const loadedPath = () =>
  performance.getEntriesByType('navigation').map(({ name }) => URL.parse(name)?.pathname)[0];

/**
 * Reports to the service how fast the screens are and which errors no code has caught, each time when the page is
 * hidden. Nothing in it is about a person.
 */
export function usePageReports(router: AppRouter): void {
  useEffect(() => {
    const ending = new AbortController();
    const visits = createVisits(screenOf(router), measuresShifts());
    // The browser does not say which screen a paint belongs to.
    const isSampled = Math.random() < sampled && loadedPath() === location.pathname;
    const flush = isSampled ? observeVisits(visits) : undefined;
    let errors: Report['errors'] = [];
    const endErrors = observeErrors((error) => {
      errors = [...errors, { ...error, screen: screenOf(router) }];
    });
    let path = router.latestLocation.pathname;
    let begun = 0;
    const endBefore = router.subscribe('onBeforeLoad', () => {
      begun = performance.now();
    });
    const endResolved = router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
      if (pathname !== path) visits.enter(screenOf(router), begun);
      path = pathname;
    });

    function report() {
      if (document.visibilityState !== 'hidden' || !canReport()) return;
      flush?.();
      const taken = visits.take(performance.now());
      const report = { visits: flush === undefined ? [] : taken.slice(0, maxVisits), errors };
      errors = [];
      if (report.visits.length + report.errors.length > 0) void sendReport(report);
    }

    document.addEventListener('visibilitychange', report, { signal: ending.signal });
    return () => {
      for (const end of [endErrors, endBefore, endResolved]) end();
      ending.abort();
    };
  }, [router]);
}
