import { roomsOf, type Tree, type Violation } from './tree.ts';

/** A state that the stories of a kind show, by the name of the story. */
interface State {
  name: string;
  story: RegExp;
}

const shown: readonly State[] = [
  { name: 'an absence (Empty)', story: /^Empty$/ },
  { name: 'a value that is long or goes to extremes (Long, Extreme)', story: /^(Long|Extreme)$/ },
];

const entered: readonly State[] = ['Empty', 'Filled', 'Invalid', 'Disabled', 'Long'].map((state) => ({
  name: `its input (Input${state})`,
  story: new RegExp(`^Input${state}$`),
}));

const loaded: readonly State[] = ['Loading', 'Failed', 'NothingFound'].map((state) => ({
  name: `its input (Input${state})`,
  story: new RegExp(`^Input${state}$`),
}));

/** States that a kind does not have, by the room and the story, each with its reason. */
const without: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  phone: { InputLong: 'it takes ten figures and not one more' },
  picture: { Long: 'it draws no text, and one size whatever comes' },
};

const storiesIn = (text: string) =>
  [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) => name);

/** Whether a kind's input asks the service for what it offers. */
const asksService = (input: string) => input.includes("from '#lib/queries/");

/** Every kind is seen in each of the states that its views and its input can be in. */
export function findUnseenStates(tree: Tree): Violation[] {
  return [...roomsOf(tree, 'src/fields')].flatMap(([room, files]) => {
    const stem = `src/fields/${room}/${room}`;
    const stories = storiesIn(tree.get(`${stem}.stories.tsx`) ?? '');
    const input = tree.get(`${stem}.input.tsx`);
    const states = [
      ...(files.includes(`${room}.views.tsx`) ? shown : []),
      ...(input === undefined ? [] : entered),
      ...(input !== undefined && asksService(input) ? loaded : []),
    ];
    const spared = Object.keys(without[room] ?? {});
    return states
      .filter(({ story }) => ![...stories, ...spared].some((name) => story.test(name)))
      .map(({ name }) => `src/fields/${room}: no story shows ${name}`);
  });
}

/** Exceptions that nobody needs any more. */
export function findIdleExceptions(tree: Tree): Violation[] {
  return Object.entries(without).flatMap(([room, names]) => {
    const stories = storiesIn(tree.get(`src/fields/${room}/${room}.stories.tsx`) ?? '');
    return Object.keys(names)
      .filter((name) => stories.includes(name) || stories.length === 0)
      .map((name) => `src/fields/${room}: ${name} is shown, and excused all the same`);
  });
}
