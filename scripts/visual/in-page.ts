import type { Channel } from 'storybook/internal/channels';

/*
 * Playwright runs these functions inside the page, one at a time: they cannot use anything else of this file.
 */

/** The settings of the toolbar, e.g. the theme. */
export type Globals = Readonly<Record<string, string>>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One screenshot of a story: a viewport and the settings of the toolbar, as Chromatic reads them. */
interface Mode {
  readonly name: string;
  readonly viewport: Size;
  readonly globals: Globals;
}

/** The parameters that decide a story's screenshots. */
interface Prepared {
  readonly storyGlobals?: { viewport?: { value?: string } };
  readonly parameters: {
    readonly layout?: string;
    readonly viewport?: { options?: Readonly<Record<string, { styles: { width: string; height: string } }>> };
    readonly chromatic?: {
      modes?: Readonly<Record<string, Globals & { viewport: Size; disable?: boolean }>>;
      disableSnapshot?: boolean;
    };
  };
}

/** Empties the browser's storage. An empty page has none. */
export function clearStorage(): void {
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
}

/** Keeps toasts open. They close after 4,000 ms, on a slow machine before the screenshot of the second theme. */
export function keepToasts(): void {
  const original = globalThis.setTimeout;
  Object.assign(globalThis, {
    setTimeout: (act: () => void, delay = 0, ...args: unknown[]) =>
      delay === 4_000 ? 0 : original(act, delay, ...args),
  });
}

/**
 * Reads the modes of a story. `fullscreen` is true if the story fills the page. A story with its own viewport has one
 * mode for each theme, because modes that differ in size alone would give the same screenshot.
 */
export async function readModes(id: string): Promise<{ fullscreen: boolean; modes: Mode[] }> {
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const story: Prepared = await preview.storyStoreValue.loadStory({ storyId: id });
  const { layout, viewport: viewports, chromatic } = story.parameters;
  const own = viewports?.options?.[story.storyGlobals?.viewport?.value ?? '']?.styles;
  const size = own && { width: Number.parseInt(own.width, 10), height: Number.parseInt(own.height, 10) };
  const modes = Object.entries(chromatic?.modes ?? {})
    .filter(([, { disable }]) => disable !== true && chromatic?.disableSnapshot !== true)
    .map(([name, { viewport, disable, ...globals }]) => ({ name, viewport: size ?? viewport, globals }));
  const keys = modes.map(({ viewport, globals }) => JSON.stringify([viewport, globals]));
  return {
    fullscreen: layout === 'fullscreen',
    modes: modes.filter((_, at) => keys.indexOf(keys[at] ?? '') === at),
  };
}

/** Sets the toolbar before a story is shown: without a story, Storybook does not read it from the URL. */
export function setGlobals(globals: Readonly<Record<string, unknown>>): void {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  channel.emit('updateGlobals', { globals });
}

/** Opens a story and waits until it is rendered and played. Returns the error, if any. */
export async function showStory(id: string): Promise<string | undefined> {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  channel.on('playFunctionThrewException', ({ message = '' }) =>
    resolve(`The play function failed: ${message.split('\n')[0]}`),
  );
  channel.on('storyMissing', () => resolve('The story is not in this Storybook.'));
  channel.on('storyFinished', ({ storyId, status }) => {
    if (storyId === id)
      resolve(status === 'success' ? undefined : 'The story could not be rendered or played.');
  });
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  setTimeout(resolve, 60_000, 'The story was not rendered and played within a minute.');
  return promise;
}

/** Changes the settings of the toolbar while a story is shown, and waits until the story is rendered again. */
export async function changeGlobals(globals: Globals): Promise<void> {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const { promise, resolve } = Promise.withResolvers<void>();
  const finished = () => resolve();
  channel.on('storyFinished', finished);
  channel.emit('updateGlobals', { globals });
  const timeout = setTimeout(resolve, 10_000);
  await promise;
  clearTimeout(timeout);
  channel.off('storyFinished', finished);
}

/** Scrolls to the top, where sticky elements are at rest, and waits until fonts, pictures and the page are complete. */
export async function settle(): Promise<void> {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  await Promise.race([
    Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
    // A picture far below may load only when it is scrolled into view.
    new Promise((resolve) => setTimeout(resolve, 2_000)),
  ]);
  const { promise, resolve } = Promise.withResolvers<void>();
  let quiet = setTimeout(resolve, 80);
  const observer = new MutationObserver(() => {
    clearTimeout(quiet);
    quiet = setTimeout(resolve, 80);
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const timeout = setTimeout(resolve, 3_000);
  await promise;
  clearTimeout(timeout);
  observer.disconnect();
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

/**
 * Paints decoded pictures again. If a picture is painted before it is decoded, its rounded corners show a trace of the
 * background. Afterwards the browser knows that the picture is opaque and leaves the background out.
 */
export async function redrawImages(): Promise<void> {
  const images = [...document.images];
  if (images.length === 0) return;
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const image of images) image.style.visibility = 'hidden';
  await painted();
  for (const image of images) image.style.removeProperty('visibility');
  await painted();
}

/** Returns the part of the page that a story fills, or the whole page if `fills` is true. */
export function measureStory(fills: boolean): { x: number; y: number; width: number; height: number } {
  const page = document.documentElement;
  const whole = {
    x: 0,
    y: 0,
    width: page.clientWidth,
    height: Math.max(page.scrollHeight, page.clientHeight),
  };
  if (fills) return whole;
  const root = document.querySelector('#storybook-root');
  const invisible = /^(SCRIPT|STYLE|TEMPLATE)$/;
  const outside = [...document.body.children].filter(
    (child) => child !== root && !child.id.startsWith('storybook') && !child.className.includes('sb-'),
  );
  const parts = [root, ...outside].flatMap((part) => (part === null ? [] : [...part.querySelectorAll('*')]));
  let bottom = 0;
  for (const part of parts) {
    if (invisible.test(part.tagName)) continue;
    const box = part.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    bottom = Math.max(bottom, box.bottom);
  }
  // 24 pixels for shadows and the focus ring.
  return {
    x: 0,
    y: 0,
    width: whole.width,
    height: Math.min(whole.height, Math.max(64, Math.ceil(bottom + scrollY) + 24)),
  };
}
