import type { Browser, Page } from 'playwright-core';
import { changeGlobals, measureStory, readStories, settle, showStory } from './in-page.ts';
import type { Globals, Picture, Session, Sitting, Story } from './plan.ts';

/** A picture that was taken, or why it could not be. */
export interface Shot {
  readonly picture: Picture;
  readonly png?: Buffer;
  readonly problem?: string;
}

/** Everything that could make two pictures of one thing differ is the same each time. */
const conditions = {
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
  colorScheme: 'light',
  deviceScaleFactor: 1,
} as const;

/** What turns for ever stands as it began; stopped halfway, it would be drawn a shade differently. */
const stillStyle =
  '*, ::before, ::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; }';

/** A page of Storybook that shows no story yet, and checks nothing but what it is asked for. */
async function openEmpty(page: Page, origin: string, globals: Globals): Promise<void> {
  const said = Object.entries({ ...globals, 'a11y.manual': '!true' }).map((pair) => pair.join(':'));
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=${said.join(';')}`);
  await page.waitForFunction(() =>
    Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
      ?.ready()
      .then(() => true),
  );
}

/** The stories of a Storybook that is being served. */
export async function listStories(browser: Browser, origin: string): Promise<Story[]> {
  const page = await browser.newPage();
  await openEmpty(page, origin, {});
  const stories = await page.evaluate(readStories);
  await page.close();
  return stories;
}

/**
 * Draws and plays stories, each in a page of its own, and says what is wrong with any. They share what the browser
 * keeps of the code they have in common.
 */
export async function tryStories(
  browser: Browser,
  origin: string,
  next: () => Story | undefined,
): Promise<string[]> {
  const context = await browser.newContext({ ...conditions, viewport: { width: 1280, height: 800 } });
  const problems: string[] = [];
  for (let story = next(); story !== undefined; story = next()) {
    const page = await context.newPage();
    const network = watchNetwork(page, origin);
    await openEmpty(page, origin, {});
    const problem = (await page.evaluate(showStory, story.id)) ?? complaint(network);
    if (problem !== undefined) problems.push(`${story.id}: ${problem}`);
    await page.close();
  }
  await context.close();
  return problems;
}

/** Takes the pictures of a session, one after the other. `isKnown` says that a picture needs no second look. */
export async function takeSession(
  browser: Browser,
  origin: string,
  session: Session,
  isKnown: (picture: Picture, png: Buffer) => boolean,
): Promise<Shot[]> {
  const context = await browser.newContext({ ...conditions, viewport: session.viewport });
  const page = await context.newPage();
  const network = watchNetwork(page, origin);
  try {
    const shots: Shot[] = [];
    for (const sitting of session.sittings) {
      network.strangers.clear();
      await page.setViewportSize(session.viewport);
      const taken = await takeSitting(page, origin, network, sitting, isKnown);
      const problem = complaint(network);
      shots.push(...taken.map((shot) => (problem === undefined ? shot : { picture: shot.picture, problem })));
    }
    return shots;
  } finally {
    await context.close();
  }
}

async function takeSitting(
  page: Page,
  origin: string,
  network: Network,
  { story, pictures }: Sitting,
  isKnown: (picture: Picture, png: Buffer) => boolean,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const picture of pictures) {
    try {
      await quieten(page, picture.globals);
      if (shots.at(-1)?.png !== undefined) await page.evaluate(changeGlobals, picture.globals);
      else {
        // A page of its own: where the last story left the focus, or how, would show in this one.
        await openEmpty(page, origin, picture.globals);
        const problem = await page.evaluate(showStory, story.id);
        if (problem !== undefined) return pictures.map((each) => ({ picture: each, problem }));
      }
      await makeRoom(page);
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
  await page.evaluate(settle);
  const size = page.viewportSize();
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size !== null && needed > size.height) await page.setViewportSize({ ...size, height: needed });
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

/** What a page asked for. */
interface Network {
  /** What has not been answered yet. */
  readonly open: ReadonlySet<unknown>;
  /** Addresses that are not the Storybook's own. */
  readonly strangers: Set<string>;
}

function watchNetwork(page: Page, origin: string): Network {
  const open = new Set<unknown>();
  const strangers = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    open.add(request);
    if (/^https?:/.test(url) && !url.startsWith(`${origin}/`)) strangers.add(url);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { open, strangers };
}

const complaint = ({ strangers }: Network) =>
  strangers.size === 0 ? undefined : `It asks the network for ${[...strangers].join(', ')}.`;
