/** When the demo takes place: "il y a 3 mois" says so every day. */
export const demoNow = new Date('2026-11-20T10:00:00Z');

/** A moment so many hours before the demo takes place. */
export const hoursAgo = (hours: number) => new Date(demoNow.getTime() - hours * 3_600_000).toISOString();

/** Lets the page's clock start at the demo's time, and go on from there. Gives back what undoes it. */
export function setClock(): () => void {
  const RealDate = globalThis.Date;
  const started = performance.now();
  class DemoDate extends RealDate {
    constructor(...given: ConstructorParameters<typeof RealDate> | []) {
      if (given.length === 0) super(DemoDate.now());
      else super(...given);
    }
    static override now() {
      return demoNow.getTime() + Math.round(performance.now() - started);
    }
  }
  globalThis.Date = DemoDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
