import type { Visits } from './visits.ts';

/** An entry about content that moved. The types of TypeScript have none. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  /** True if an interaction may have moved it. */
  readonly hadRecentInput: boolean;
}

const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;

/** Returns true if the browser tells when content moves. */
export const measuresShifts = (): boolean => PerformanceObserver.supportedEntryTypes.includes('layout-shift');

/** The shortest interaction that browsers tell, in milliseconds. */
const durationThreshold = 16;

/** Returns true if the page was hidden before a time: its paint was late because nobody looked. */
const wasHidden = (before: number) =>
  performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime < before);

/** Tells visits what the browser measures. Returns the function that tells what is still waiting. */
export function observeVisits(visits: Visits): () => void {
  const note = (entry: PerformanceEntry) => {
    if (entry.entryType === 'largest-contentful-paint' && !wasHidden(entry.startTime))
      visits.paint(entry.startTime);
    if (entry instanceof PerformanceEventTiming && entry.interactionId)
      visits.interact(entry.startTime, entry.duration);
    if (isShift(entry) && !entry.hadRecentInput) visits.shift(entry.startTime, entry.value);
  };
  const observers = (['largest-contentful-paint', 'layout-shift', 'event'] as const)
    // A browser that does not measure one of them measures the others.
    .filter((type) => PerformanceObserver.supportedEntryTypes.includes(type))
    .map((type) => {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
      observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold }) });
      return observer;
    });
  return () => observers.flatMap((observer) => observer.takeRecords()).forEach(note);
}
