import type { Page } from '@playwright/test';

/** A browser in which something does not work. */
export interface Environment {
  /** Runs before the screen is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Runs while the responses of the screen are held back. */
  readonly meanwhile?: (page: Page) => Promise<void>;
  /** What the screen shows. `signIn`: the login page, since a browser without storage keeps no session. */
  readonly promise: 'content' | 'signIn';
}

/** Returns a function that moves the clock of a page by some years. */
const shiftClock = (years: number) => (page: Page) =>
  page.addInitScript(
    (shift) => {
      const Real = Date;
      const shifted = () => Real.now() + shift;
      window.Date = new Proxy(Real, {
        construct: (target, args) => Reflect.construct(target, args.length === 0 ? [shifted()] : args),
        apply: () => new Real(shifted()).toString(),
        get: (target, name) => (name === 'now' ? shifted : Reflect.get(target, name)),
      });
    },
    years * 365 * 86_400_000,
  );

/** Freezes a tab for 200 ms, as a browser does with a tab in the background. */
async function freeze(page: Page): Promise<void> {
  const tab = await page.context().newCDPSession(page);
  await tab.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await tab.send('Page.setWebLifecycleState', { state: 'active' });
  await tab.detach();
}

/** Every such environment, by name. */
export const environments: Readonly<Record<string, Environment>> = {
  'a storage that is full': {
    promise: 'content',
    prepare: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
  },
  'a storage that is forbidden': {
    promise: 'signIn',
    prepare: (page) =>
      page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      }),
  },
  'a clock twenty years behind': { promise: 'content', prepare: shiftClock(-20) },
  'a clock twenty years ahead': { promise: 'content', prepare: shiftClock(20) },
  'a tab that is frozen for a moment': { promise: 'content', meanwhile: freeze },
  'responses that arrive after the user has left and come back': {
    promise: 'content',
    async meanwhile(page) {
      const path = await page.evaluate(() => location.pathname + location.search);
      await page.evaluate(() => history.pushState(null, '', '/nulle-part'));
      await page.locator('main h1').waitFor();
      await page.evaluate((to) => history.pushState(null, '', to), path);
    },
  },
};
