import { test as base } from '#e2e/test.ts';
import { recordToasts } from './invariants.ts';

/** The test function of the faults: the page moves little, and records its toasts. */
export const test = base.extend({
  contextOptions: async ({ contextOptions }, provide) =>
    provide({ ...contextOptions, reducedMotion: 'reduce' }),
  page: async ({ page }, provide) => {
    await recordToasts(page);
    await provide(page);
  },
});
