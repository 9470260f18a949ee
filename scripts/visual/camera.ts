import type { Browser, Page } from 'playwright-core';
import {
  changeGlobals,
  measureStory,
  readStories,
  redrawImages,
  setGlobals,
  settle,
  showStory,
} from './in-page.ts';
import type { Globals, Picture, Session, Sitting, Story } from './plan.ts';
import { keepNotifications, type Network, openEmpty, openWindow } from './window.ts';

/** A picture that was taken, or why it could not be. */
export interface Shot {
  readonly picture: Picture;
  readonly png?: Buffer;
  readonly problem?: string;
}

/** Says that a picture is the one that was accepted: it needs no second look. */
type IsKnown = (picture: Picture, png: Buffer) => boolean;

/** What turns for ever stands as it began; stopped halfway, it would be drawn a shade differently. */
const stillStyle =
  '*, ::before, ::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; }';

/** The stories of a Storybook that is being served. */
export async function listStories(browser: Browser, origin: string): Promise<Story[]> {
  const page = await browser.newPage();
  await openEmpty(page, origin);
  const stories = await page.evaluate(readStories);
  await page.close();
  return stories;
}

/** Draws and plays stories, each in a page that is new to it, and says what is wrong with any. */
export async function tryStories(
  browser: Browser,
  origin: string,
  next: () => Story | undefined,
): Promise<string[]> {
  const { page, network } = await openWindow(browser, origin);
  const problems: string[] = [];
  for (let story = next(); story !== undefined; story = next()) {
    network.strangers.clear();
    const problem = (await showAlone(page, origin, story, {})) ?? complaint(network);
    if (problem !== undefined) problems.push(`${story.id}: ${problem}`);
  }
  await page.close();
  return problems;
}

/** Takes the pictures of sessions, one after the other, and hands over what each gave. */
export async function takeSessions(
  browser: Browser,
  origin: string,
  next: () => Session | undefined,
  isKnown: IsKnown,
  take: (session: Session, shots: readonly Shot[]) => void,
): Promise<void> {
  const { page, network } = await openWindow(browser, origin);
  await keepNotifications(page);
  for (let session = next(); session !== undefined; session = next()) {
    const shots: Shot[] = [];
    for (const sitting of session.sittings) {
      network.strangers.clear();
      await page.setViewportSize(session.viewport);
      const taken = await takeSitting(page, origin, network, sitting, isKnown);
      const problem = complaint(network);
      shots.push(...taken.map((shot) => (problem === undefined ? shot : { picture: shot.picture, problem })));
    }
    take(session, shots);
  }
  await page.close();
}

/** Loads the page anew: where the last story left the focus, or how, would show in this one. Gives what went wrong. */
async function showAlone(
  page: Page,
  origin: string,
  story: Story,
  globals: Globals,
): Promise<string | undefined> {
  await openEmpty(page, origin);
  await page.evaluate(setGlobals, { ...globals, a11y: { manual: true } });
  return page.evaluate(showStory, story.id);
}

async function takeSitting(
  page: Page,
  origin: string,
  network: Network,
  { story, pictures }: Sitting,
  isKnown: IsKnown,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const picture of pictures) {
    try {
      await quieten(page, picture.globals);
      if (shots.at(-1)?.png !== undefined) await page.evaluate(changeGlobals, picture.globals);
      else {
        const problem = await showAlone(page, origin, story, picture.globals);
        if (problem !== undefined) return pictures.map((each) => ({ picture: each, problem }));
      }
      shots.push({ picture, png: await takeStill(page, network, story, (png) => isKnown(picture, png)) });
    } catch (error) {
      shots.push({ picture, problem: error instanceof Error ? error.message : String(error) });
    }
  }
  return shots;
}

/** What the toolbar can't reach, such as the browser's own smooth scrolling, stands still where it says so. */
async function quieten(page: Page, { motion }: Globals): Promise<void> {
  await page.emulateMedia({ reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference' });
}

/**
 * A window as high as the page: one that is enlarged for the moment of the picture alone sets off whatever watches its
 * size, a carousel for one, and leaves what fills the window half as high as the page.
 */
async function makeRoom(page: Page): Promise<void> {
  const size = page.viewportSize();
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size === null || needed <= size.height) return;
  await page.setViewportSize({ ...size, height: needed });
  await page.evaluate(settle);
}

/** A picture of what no longer changes: as it is known, or twice the same. */
async function takeStill(
  page: Page,
  network: Network,
  story: Story,
  isKnown: (png: Buffer) => boolean,
): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let look = 0; look < 8; look += 1) {
    for (let wait = 0; wait < 300 && network.open.size > 0; wait += 1) await page.waitForTimeout(10);
    await page.evaluate(settle);
    if (look === 0) await makeRoom(page);
    await page.evaluate(redrawImages);
    const clip = await page.evaluate(measureStory, story.layout === 'fullscreen');
    const png = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      style: stillStyle,
      clip,
    });
    if (isKnown(png) || last?.equals(png)) return png;
    if (last !== undefined) await page.waitForTimeout(100 * look);
    last = png;
  }
  throw new Error('It never stands still.');
}

/** What is wrong with what a page asked for, if anything is. */
const complaint = ({ strangers }: Network) =>
  strangers.size === 0 ? undefined : `It asks the network for ${[...strangers].join(', ')}.`;
