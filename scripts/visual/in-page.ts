/*
 * Each of these functions runs inside the page, alone: nothing else of this file is there with it.
 */

/** What the toolbar holds, e.g. the theme. */
export type Globals = Readonly<Record<string, string>>;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One screenshot of a story: a viewport, and what the toolbar holds. Chromatic reads the same form. */
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

/** An event of Storybook. */
interface StoryEvent {
  readonly storyId?: string;
  readonly status?: string;
  readonly message?: string;
}

/** The bus of events that a page with Storybook offers. */
interface Channel {
  on(event: string, listen: (event: StoryEvent) => void): void;
  off(event: string, listen: (event: StoryEvent) => void): void;
  emit(event: string, data: unknown): void;
}

/** Empties the browser's storage. A page that is still empty has none. */
export function clearStorage(): void {
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
}

/** Keeps notifications, which close after 4,000 ms: on a slow machine one would be gone in the second theme. */
export function keepNotifications(): void {
  const usual = globalThis.setTimeout;
  Object.assign(globalThis, {
    setTimeout: (act: () => void, delay = 0, ...given: unknown[]) =>
      delay === 4_000 ? 0 : usual(act, delay, ...given),
  });
}

/**
 * Reads the modes of a story, and whether it fills the page. A story that chooses its own viewport has one mode for
 * each theme: modes that differ in size alone would give the same screenshot.
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

/** Sets the toolbar before any story is shown: without a story Storybook does not read it from the address. */
export function setGlobals(globals: Readonly<Record<string, unknown>>): void {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  channel.emit('updateGlobals', { globals });
}

/** Opens a story and waits until it is rendered and played. Returns what went wrong. */
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

/** Changes the toolbar under the story that is shown, and waits until it is rendered again. */
export async function changeGlobals(globals: Globals): Promise<void> {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const { promise, resolve } = Promise.withResolvers<void>();
  const finished = () => resolve();
  channel.on('storyFinished', finished);
  channel.emit('updateGlobals', { globals });
  const late = setTimeout(resolve, 10_000);
  await promise;
  clearTimeout(late);
  channel.off('storyFinished', finished);
}

/**
 * Waits until fonts and pictures are there and the page has stopped changing. Where a play scrolled to, what sticks
 * to an edge would be drawn now here, now there on a picture of the whole page.
 */
export async function settle(): Promise<void> {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  await Promise.race([
    Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
    // A picture far below may wait until it is scrolled to.
    new Promise((resolve) => setTimeout(resolve, 2_000)),
  ]);
  const { promise, resolve } = Promise.withResolvers<void>();
  let quiet = setTimeout(resolve, 80);
  const observer = new MutationObserver(() => {
    clearTimeout(quiet);
    quiet = setTimeout(resolve, 80);
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const enough = setTimeout(resolve, 3_000);
  await promise;
  clearTimeout(enough);
  observer.disconnect();
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}

/**
 * Draws pictures again now that they are decoded. Only then is it known that nothing shines through one, and the ground
 * behind it is left out: painted before, its rounded corners show a trace of that ground.
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

/** What of the page a story fills: a button is not a picture of a whole page with a button in its corner. */
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
  const apart = /^(SCRIPT|STYLE|TEMPLATE)$/;
  const outside = [...document.body.children].filter(
    (child) => child !== root && !child.id.startsWith('storybook') && !child.className.includes('sb-'),
  );
  const parts = [root, ...outside].flatMap((part) => (part === null ? [] : [...part.querySelectorAll('*')]));
  let right = 0;
  let bottom = 0;
  for (const part of parts) {
    if (apart.test(part.tagName)) continue;
    const box = part.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  // Room for shadows and for the ring of what has the focus.
  return {
    x: 0,
    y: 0,
    width: whole.width,
    height: Math.min(whole.height, Math.max(64, Math.ceil(bottom + scrollY) + 24)),
  };
}
