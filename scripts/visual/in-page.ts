import type { Globals, Size, Story } from './plan.ts';

/*
 * Each of these runs inside the page, alone: nothing of this file is there with it.
 */

/** What Storybook says about what happens to stories. */
interface Said {
  readonly storyId?: string;
  readonly status?: string;
  readonly message?: string;
}

/** What a page with Storybook in it offers. */
interface Channel {
  on(event: string, hear: (said: Said) => void): void;
  off(event: string, hear: (said: Said) => void): void;
  emit(event: string, said: unknown): void;
}

/** Every story with its parameters, as Chromatic reads them. */
export async function readStories(): Promise<Story[]> {
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  await preview.ready();
  const stories: {
    readonly id: string;
    readonly title: string;
    readonly name: string;
    readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
    readonly parameters: {
      readonly layout?: string;
      readonly viewport?: {
        readonly options?: Readonly<Record<string, { styles: { width: string; height: string } }>>;
      };
      readonly chromatic?: {
        readonly modes?: Readonly<Record<string, Globals & { viewport: Size; disable?: boolean }>>;
        readonly disableSnapshot?: boolean;
      };
    };
  }[] = Object.values(await preview.extract());
  return stories.map(({ id, title, name, parameters, storyGlobals }) => {
    const size = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles;
    return {
      id,
      title,
      name,
      layout: parameters.layout ?? 'padded',
      modes: Object.entries(parameters.chromatic?.modes ?? {})
        .filter(([, { disable }]) => disable !== true)
        .map(([mode, { viewport, disable, ...globals }]) => ({ name: mode, viewport, globals })),
      disabled: parameters.chromatic?.disableSnapshot === true,
      ...(size && {
        viewport: { width: Number.parseInt(size.width, 10), height: Number.parseInt(size.height, 10) },
      }),
    };
  });
}

/** Says what the toolbar says before any story is shown: in an address of no story Storybook doesn't read it. */
export function setGlobals(globals: Readonly<Record<string, unknown>>): void {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  channel.emit('updateGlobals', { globals });
}

/** Goes to a story and waits until it is drawn and played. Gives what went wrong. */
export async function showStory(id: string): Promise<string | undefined> {
  const channel: Channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const failed = ({ message = '' }: Said) => resolve(`Its play function failed: ${message.split('\n')[0]}`);
  const missing = () => resolve('It is not in this Storybook.');
  const finished = ({ storyId, status }: Said) => {
    if (storyId === id) resolve(status === 'success' ? undefined : 'It could not be drawn or played.');
  };
  channel.on('playFunctionThrewException', failed);
  channel.on('storyMissing', missing);
  channel.on('storyFinished', finished);
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  const late = setTimeout(resolve, 60_000, 'It was not drawn and played within a minute.');
  const problem = await promise;
  clearTimeout(late);
  channel.off('playFunctionThrewException', failed);
  channel.off('storyMissing', missing);
  channel.off('storyFinished', finished);
  return problem;
}

/** Changes what the toolbar says under the story that is shown, and waits until it is drawn again. */
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
