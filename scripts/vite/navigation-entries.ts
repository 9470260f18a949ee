import { usualGroup } from '#schema/navigation.ts';
import type { Resource } from '#schema/resource.ts';

/**
 * The number of entries in the code of the first paint, which does not grow with the number of resources. The others follow
 * a second later. They stand below the first ones; only a main group of more than ten entries moves what is below it.
 */
export const firstEntryCount = 10;

const unordered = { group: usualGroup, icon: 'Box', order: Number.POSITIVE_INFINITY } as const;

/** Returns the order of a resource among those of its group. */
export const orderOf = ({ navigation = unordered }: Resource): number => navigation.order;

/** Returns the paths of the lists of resources, by name. */
export const pathsOf = (resources: readonly Resource[]): Readonly<Record<string, string>> =>
  Object.fromEntries(resources.flatMap(({ name, path }) => (path === undefined ? [] : [[name, `/${path}`]])));

/** Returns entries in the order of the navigation: the first list, then the others in the order of their first entries. */
export function inNavigationOrder<Entry extends { readonly group: string }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const groups = Map.groupBy(entries, ({ group }) => group);
  const { main = [], ...others } = Object.fromEntries(groups);
  return [...main, ...Object.values(others).flat()];
}

/** Returns the entries of the navigation in its order. */
function entriesOf(resources: readonly Resource[]) {
  const declared = resources
    .toSorted((one, other) => (orderOf(one) === orderOf(other) ? 0 : orderOf(one) - orderOf(other)))
    .flatMap(({ name, path, navigation = unordered }) =>
      path === undefined ? [] : [{ name, path, group: navigation.group, icon: navigation.icon }],
    );
  return inNavigationOrder(declared);
}

/** Returns the names of the resources whose entries the first paint has. */
export const firstNames = (resources: readonly Resource[]): readonly string[] =>
  entriesOf(resources)
    .slice(0, firstEntryCount)
    .map(({ name }) => name);

const quote = (value: unknown) => JSON.stringify(value);

function importOf(entries: ReturnType<typeof entriesOf>): string {
  const icons = new Set(entries.map(({ icon }) => icon));
  return icons.size === 0 ? '' : `import { ${[...icons].join(', ')} } from 'lucide';`;
}

const linesOf = (entries: ReturnType<typeof entriesOf>) =>
  entries
    .map(({ name, path, group, icon }) => `[${quote(name)}, ${quote(`/${path}`)}, ${quote(group)}, ${icon}],`)
    .join('\n');

/** Returns the code of the entries that the first paint has: names, paths and icons, but no descriptor. */
export function firstEntriesCode(resources: readonly Resource[]): string {
  const all = entriesOf(resources);
  const first = all.slice(0, firstEntryCount);
  // The members are named once, which is shorter.
  return `${importOf(first)}
export const toEntries = (rows) =>
  rows.map(([name, path, group, icon]) => ({ name, path, label: \`resources.\${name}.name\`, group, icon }));
export const firstEntries = toEntries([\n${linesOf(first)}\n]);
export const entryCount = ${all.length};
export const hasFurtherEntries = ${all.length > firstEntryCount};`;
}

/** Returns the code of all entries. */
export function entriesCode(resources: readonly Resource[]): string {
  const further = entriesOf(resources).slice(firstEntryCount);
  return `import { firstEntries, toEntries } from 'virtual:first-entries';
${importOf(further)}
export const resourceEntries = [...firstEntries, ...toEntries([\n${linesOf(further)}\n])];`;
}
