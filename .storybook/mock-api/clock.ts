/** The time of the stories, so that "il y a 3 mois" is the same every day. */
export const demoNow = new Date('2026-11-20T10:00:00Z');

/** Returns the time of the stories, a number of hours earlier. */
export const hoursAgo = (hours: number) => new Date(demoNow.getTime() - hours * 3_600_000).toISOString();

/** Returns a time in the afternoon of a day, a number of months before the time of the stories. */
export const monthsAgo = (months: number) => new Date(Date.UTC(2026, 10 - months, 18, 14, 5)).toISOString();

/** Sets the clock of the page to the time of the stories. Returns a function that undoes it. */
export function setClock(): () => void {
  const RealDate = globalThis.Date;
  const started = performance.now();
  const now = () => demoNow.getTime() + Math.round(performance.now() - started);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
