import type { Page } from 'playwright-core';
import { t } from '#lib/i18n/i18n.ts';
import type { Random } from '#server/seed/random.ts';

/** Does something that a user can do. Returns what it did, for the report. */
export type Action = (page: Page, random: Random) => Promise<string>;

/** Actions must not wait for a button that is about to go. */
export const limit = { timeout: 700, noWaitAfter: true };

/** A visible element. */
export interface Chosen {
  /** Its position among those of the selector. */
  readonly index: number;
  /** Its name, for the report. */
  readonly name: string;
}

/** The buttons that sign out, which is no mistake. The last one does so on the page of the own account. */
const signOut = [t('shell.signOut'), t('sessionEnd.leave'), t('resources.users.commands.endSessions.label')];

/** Returns a visible element; undefined if there is none. */
export async function choose(page: Page, selector: string, random: Random): Promise<Chosen | undefined> {
  const found = await page.evaluate(
    ({ wanted, excluded }) =>
      [...document.querySelectorAll(wanted)].flatMap((element, index) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        const isShown = element.checkVisibility({ visibilityProperty: true });
        return isShown && !excluded.some((text) => name.includes(text))
          ? [{ index, name: `${element.tagName.toLowerCase()} "${name.slice(0, 40).trim()}"` }]
          : [];
      }),
    { wanted: selector, excluded: signOut },
  );
  return found.length === 0 ? undefined : random.pick(found);
}

/** Clicks a visible element that fits a selector. */
export const clickOne =
  (what: string, selector: string, clickCount = 1): Action =>
  async (page, random) => {
    const chosen = await choose(page, selector, random);
    if (chosen === undefined) return `${what}: nothing there`;
    await page
      .locator(selector)
      .nth(chosen.index)
      .click({ ...limit, clickCount })
      .catch(() => undefined);
    return `${what}: ${chosen.name}`;
  };
