import { isDeepStrictEqual } from 'node:util';

/** How many pixels a page is wide and high. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the toolbar says, e.g. the theme. */
export type Globals = Readonly<Record<string, string>>;

/** A mode of a story: the one form that Chromatic reads too, without what is off. */
export interface Mode {
  readonly name: string;
  readonly viewport: Size;
  readonly globals: Globals;
}

/** A story, with what decides its pictures. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly layout: string;
  readonly modes: readonly Mode[];
  /** The size that the story itself asks for, whatever its modes say. */
  readonly viewport?: Size;
  readonly disabled: boolean;
}

/** One picture to be taken. */
export interface Picture {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly mode: string;
  readonly globals: Globals;
}

/** Pictures of one story in one size: taken one after the other, the story plays once. */
export interface Sitting {
  readonly story: Story;
  readonly pictures: readonly Picture[];
}

/** Stories of one file in one size: taken by one worker, which has their code at hand. */
export interface Session {
  readonly viewport: Size;
  readonly sittings: readonly Sitting[];
}

/** The file of a picture, without its ending. */
export const pictureId = (storyId: string, mode: string) => `${storyId}@${mode}`;

/** Whether a story is one of those asked for. */
export const isAsked = ({ id, title, name }: Story, only: readonly string[]) =>
  only.length === 0 ||
  only.some((text) => `${id} ${title}/${name}`.toLowerCase().includes(text.toLowerCase()));

/** One story of each title: the first, which shows the thing as it usually is. */
export const firstOfEach = (stories: readonly Story[]): Story[] =>
  stories.filter(({ title }, at) => stories.findIndex((each) => each.title === title) === at);

/** What is to be taken, the longest sessions first so that no page works alone at the end. */
export function planOf(stories: readonly Story[], only: readonly string[] = []): Session[] {
  const sessions = new Map<string, { viewport: Size; sittings: Sitting[] }>();
  for (const story of stories) {
    if (story.disabled || !isAsked(story, only)) continue;
    for (const [size, modes] of bySize(story)) {
      const key = `${story.title} ${size}`;
      const session = sessions.get(key) ?? { viewport: modes[0].viewport, sittings: [] };
      session.sittings.push({ story, pictures: modes.map((mode) => pictureOf(story, mode)) });
      sessions.set(key, session);
    }
  }
  return [...sessions.values()].sort((left, right) => right.sittings.length - left.sittings.length);
}

/** Every picture of a plan. */
export const picturesOf = (plan: readonly Session[]) =>
  plan.flatMap(({ sittings }) => sittings.flatMap(({ pictures }) => pictures));

function bySize(story: Story): Map<string, [Mode, ...Mode[]]> {
  const sizes = new Map<string, [Mode, ...Mode[]]>();
  for (const given of story.modes) {
    const mode = { ...given, viewport: story.viewport ?? given.viewport };
    const size = `${mode.viewport.width}x${mode.viewport.height}`;
    const known = sizes.get(size);
    if (known === undefined) sizes.set(size, [mode]);
    // Where the story decides its size, modes that only differ in size come to the same picture.
    else if (!known.some(({ globals }) => isDeepStrictEqual(globals, mode.globals))) known.push(mode);
  }
  return sizes;
}

const pictureOf = (story: Story, { name, globals }: Mode): Picture => ({
  id: pictureId(story.id, name),
  title: story.title,
  name: story.name,
  mode: name,
  globals,
});
