import type { Page } from 'playwright-core';
import { t } from '#lib/i18n/i18n.ts';
import type { Random } from '#server/seed/random.ts';

/** Does something that a user can do, and returns its description for the report. */
export type Action = (page: Page, random: Random) => Promise<string>;

/** The options of an action on an element: it must not wait for an element that is about to disappear. */
export const actionOptions = { timeout: 700, noWaitAfter: true };

/** A visible element. */
export interface Chosen {
  /** Its index among the elements that match the selector. */
  readonly index: number;
  /** Its name, for the report. */
  readonly name: string;
}

/** The buttons that sign out, which would end the test. The last one does so on the page of one's own account. */
const signOut = [t('shell.signOut'), t('sessionEnd.leave'), t('resources.users.commands.endSessions.label')];

/** Returns a random visible element that matches a selector and does not sign out; undefined if there is none. */
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

/** Returns the action that clicks a random visible element. `what` is its name in the report. */
export const clickOne =
  (what: string, selector: string, clickCount = 1): Action =>
  async (page, random) => {
    const chosen = await choose(page, selector, random);
    if (chosen === undefined) return `${what}: no such element`;
    await page
      .locator(selector)
      .nth(chosen.index)
      .click({ ...actionOptions, clickCount })
      .catch(() => undefined);
    return `${what}: ${chosen.name}`;
  };
