import type { BrowserContext, Page } from 'playwright-core';

/** A slow network: 9 Mbit/s, and a delay of 60 ms per request. */
const slowNetwork = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

/**
 * Runs in the page, and keeps its results in `window.seen`, in milliseconds: when the row changed for the last time
 * (`painted`), when the user acted for the last time (`acted`), and the time above 50 ms of all long tasks
 * (`totalBlockingTime`).
 */
function watch(rowSelector: string): void {
  const seen = { painted: 0, totalBlockingTime: 0, text: '' };
  Reflect.set(window, 'seen', seen);
  const check = () => {
    const text = document.querySelector(rowSelector)?.closest('tr, form')?.textContent ?? '';
    if (text === seen.text || text === '') return void requestAnimationFrame(check);
    // A change is painted at the end of the next frame.
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.painted = performance.now();
        seen.text = text;
        check();
      }),
    );
  };
  check();
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.totalBlockingTime += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  for (const type of ['click', 'input', 'change'])
    window.addEventListener(type, () => Reflect.set(seen, 'acted', performance.now()), { capture: true });
}

/** Returns a result of `watch`. */
export const readSeen = (page: Page, name: string) =>
  page.evaluate((name) => Number(Reflect.get(Reflect.get(window, 'seen'), name)), name);

/**
 * Opens a tab with a slow network and processor. Every document that it opens from now on is measured. `rowSelector` is
 * the selector of something that only a row with data has, `slowdown` the factor by which the processor is slowed down.
 */
export async function openPage(
  context: BrowserContext,
  url: string,
  rowSelector: string,
  slowdown: number,
): Promise<Page> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slowNetwork);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Makes the browser start its process for this site, since that is not part of a visit.
  await page.goto(new URL('/health', url).href);
  await page.addInitScript(watch, rowSelector);
  return page;
}

/** Waits until a row is painted later than `after`. Returns the time, in milliseconds since the start of the page. */
export async function waitForPaint(page: Page, after = 0): Promise<number> {
  await page.waitForFunction(
    (after) => Reflect.get(Reflect.get(window, 'seen') ?? {}, 'painted') > after,
    after,
  );
  return readSeen(page, 'painted');
}

/**
 * Runs an action. Returns the milliseconds from the action until the first row has changed; if it `navigates`, i.e.
 * opens a new document, from the start of the navigation.
 */
export async function timeToChange(
  page: Page,
  act: () => Promise<unknown>,
  navigates = false,
): Promise<number> {
  const before = navigates ? 0 : await readSeen(page, 'painted');
  if (navigates) await Promise.all([page.waitForEvent('domcontentloaded'), act()]);
  else await act();
  const after = await waitForPaint(page, before);
  return navigates ? after : after - (await readSeen(page, 'acted'));
}
