import { roomsOf, type Tree, type Violation } from './tree.ts';

/** The part of a recipe that matters here. */
export interface Looks {
  readonly variants?: Readonly<Record<string, object>> | undefined;
  readonly defaultVariants?: Readonly<Record<string, unknown>> | undefined;
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every value of every variant is drawn by a story of its room, or it is a look that nobody has seen. */
export function findUnseenVariants(recipes: Readonly<Record<string, Looks>>, tree: Tree): Violation[] {
  const rooms = roomsOf(tree, 'src/kit');
  return Object.entries(recipes).flatMap(([recipe, looks]) => {
    const room = rooms.has(kebab(recipe)) ? kebab(recipe) : roomOf(recipe, rooms, tree);
    const stories = [
      ...(rooms.get(room) ?? []).filter(isStory).map((file) => tree.get(`src/kit/${room}/${file}`) ?? ''),
      ...borrowers(recipe, room, rooms, tree),
    ].join('\n');
    return Object.entries(looks.variants ?? {}).flatMap(([variant, values]) =>
      Object.keys(values)
        .filter((value) => !isSeen(stories, variant, value, looks))
        .map((value) => `src/kit/${room}: no story shows ${variant} “${value}”`),
    );
  });
}

const isStory = (file: string) => file.endsWith('.stories.tsx');

/** Other rooms that dress in this recipe: what they ask of it is seen in their own stories. */
function borrowers(recipe: string, owner: string, rooms: ReadonlyMap<string, readonly string[]>, tree: Tree) {
  return [...rooms]
    .filter(([room, files]) => room !== owner && files.some(isStory))
    .flatMap(([room, files]) => files.map((file) => tree.get(`src/kit/${room}/${file}`) ?? ''))
    .filter((text) => text.includes(`${recipe}(`));
}

/** A recipe named unlike its room is found by the file that registers it. */
function roomOf(recipe: string, rooms: ReadonlyMap<string, readonly string[]>, tree: Tree): string {
  const wanted = `${kebab(recipe)}.recipe.ts`;
  const room = [...rooms].find(([, files]) => files.includes(wanted))?.[0];
  return room ?? (tree.has(`src/kit/${wanted}`) ? '' : kebab(recipe));
}

function isSeen(stories: string, variant: string, value: string, looks: Looks): boolean {
  const isDefault = String(looks.defaultVariants?.[variant]) === value;
  if (isDefault) return stories !== '';
  if (value === 'false') return stories !== '';
  if (value === 'true') return new RegExp(`\\b${variant}\\b`).test(stories);
  return new RegExp(`['"\`]${value}['"\`]|\\b${variant}[=:]\\s*\\{?\\s*${value}\\b`).test(stories);
}
