import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import type { Resource } from '#schema/resource.ts';
import type { SettingsForm } from '#schema/settings-form.ts';
import { translatedCalls } from '#schema/translated-calls.ts';
import { root } from '#scripts/root.ts';
import { contractCode } from './contract-calls.ts';
import { entriesCode, firstEntriesCode, orderOf, pathsOf } from './navigation-entries.ts';

const folder = join(root, 'resources');
const index = join(folder, 'index.ts');

/** A file of `resources/` that declares a resource. */
export interface ResourceModule {
  readonly file: string;
  /** The name of the export. */
  readonly exported: string;
  readonly resource: Resource;
}

function isResource(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && 'endpoints' in value && 'fields' in value;
}

function isSettingsForm(value: unknown): value is SettingsForm {
  return typeof value === 'object' && value !== null && 'texts' in value && 'fields' in value;
}

/** Returns the address at which Node.js imports a file as it is now: in one process, it imports an address only once. */
const addressOf = (file: string) => `${pathToFileURL(file).href}?${Math.trunc(statSync(file).mtimeMs)}`;

/** Reads the exports of the files of a folder that a type guard accepts, in the order of the files, as they are now. */
export async function readExports<Value>(
  path: string,
  accepts: (value: unknown) => value is Value,
): Promise<{ readonly file: string; readonly exported: string; readonly value: Value }[]> {
  const names = readdirSync(path).filter((name) => /^[\w-]+\.ts$/.test(name) && name !== 'index.ts');
  const found = names.toSorted().map(async (name) => {
    const file = join(path, name);
    const module: Record<string, unknown> = await import(addressOf(file));
    return Object.entries(module).flatMap(([exported, value]) =>
      accepts(value) ? [{ file, exported, value }] : [],
    );
  });
  return (await Promise.all(found)).flat();
}

/** Reads the descriptors in the order of their files. They are data and can be imported here as they are. */
export async function readResourceModules(): Promise<ResourceModule[]> {
  const found = await readExports(folder, isResource);
  return found.map(({ value, ...module }) => ({ ...module, resource: value }));
}

const quote = (value: unknown) => JSON.stringify(value);

const resourcesOf = (found: readonly ResourceModule[]) => found.map(({ resource }) => resource);

/** Returns the code of a function that loads what a file exports. */
const loaderOf = ({ file, exported }: { readonly file: string; readonly exported: string }) =>
  `() => import(${quote(file)}).then((module) => module.${exported})`;

/** Returns the code that finds descriptors and paths. In a build, `listed-descriptors.ts` provides this module instead. */
function modulesCode(found: readonly ResourceModule[]): string {
  const lines = found.flatMap(({ resource: { path }, ...module }) =>
    path === undefined ? [] : [`${quote(path)}: ${loaderOf(module)},`],
  );
  return `const modules = {\n${lines.join('\n')}\n};
export const loadDescriptor = async (path) => (Object.hasOwn(modules, path) ? modules[path]() : undefined);
const paths = ${quote(pathsOf(resourcesOf(found)))};
export const pathOf = (name) => paths[name];`;
}

/** Returns the code of the waits of all lists, news last. One with sums has a function that loads its descriptor. */
function waitsCode(found: readonly ResourceModule[]): string {
  const declared = found
    .toSorted(({ resource: one }, { resource: other }) => orderOf(one) - orderOf(other))
    .flatMap(({ resource: { name, path, endpoints, waits = {} }, ...module }) =>
      path === undefined
        ? []
        : Object.entries(waits).map(([wait, { filters, last, sums }]) => {
            const { query, path: call } = endpoints.list;
            const data = {
              resource: name,
              wait,
              path: `/${path}`,
              call,
              query: { ...filters, ...query },
              filters,
              last,
            };
            const load = sums === undefined ? '' : `load: ${loaderOf(module)}`;
            return { isNews: last !== undefined, line: `{ ...${quote(data)}, ${load} },` };
          }),
    );
  const lines = declared
    .toSorted((one, other) => Number(one.isNews) - Number(other.isNews))
    .map(({ line }) => line);
  return `export const resourceWaits = [\n${lines.join('\n')}\n];`;
}

/** Returns the code of the letters that open lists. They are not in the entries, since the first paint has these. */
function lettersCode(found: readonly ResourceModule[]): string {
  const letters = found.flatMap(({ resource: { path, navigation } }) =>
    path === undefined || navigation?.letter === undefined ? [] : [[navigation.letter, `/${path}`]],
  );
  return `export const resourceLetters = ${quote(Object.fromEntries(letters))};`;
}

/** Returns the code of the calls from which forms choose records. Lists that belong to a record are left out. */
export function listsCode(found: readonly ResourceModule[]): string {
  const lists = found.flatMap(({ resource: { name, endpoints } }) => {
    const { path, query } = endpoints.list;
    return path.includes('{') ? [] : [[name, { list: path, all: endpoints.all?.path, query }]];
  });
  const journal = found.find(({ resource }) => resource.journal);
  return `export const resourceLists = ${quote(Object.fromEntries(lists))};
export const journalName = ${quote(journal?.resource.name)};`;
}

/** Returns the code that loads the descriptor of the journal. */
function journalCode(found: readonly ResourceModule[]): string {
  const journal = found.find(({ resource }) => resource.journal);
  if (journal === undefined) throw new Error('No resource is the journal');
  return `export const loadDescriptor = ${loaderOf(journal)};`;
}

/** Returns true if users can change the records of a resource: the journal may have entries about them. */
const isWritten = ({ endpoints: { create, update, remove }, commands }: Resource) =>
  (create ?? update ?? remove ?? commands) !== undefined;

/**
 * Returns the code that loads, by name, what an entry of the journal is about: a resource or a form of settings. `written`
 * has the names of those that entries may be about.
 */
async function descriptionsCode(found: readonly ResourceModule[]): Promise<string> {
  const forms = await readExports(join(folder, 'forms'), isSettingsForm);
  const lines = [...found.map(({ resource, ...module }) => ({ ...module, value: resource })), ...forms].map(
    ({ value: { name }, ...module }) => `${quote(name)}: ${loaderOf(module)},`,
  );
  const written = [
    ...found.map(({ resource }) => resource).filter(isWritten),
    ...forms.map(({ value }) => value),
  ];
  return `export const descriptions = {\n${lines.join('\n')}\n};
export const written = ${quote(written.map(({ name }) => name))};`;
}

/** Returns the code that adds the dialects of the descriptors to a `fetch`, or nothing if there are none. */
function dialectsCode(found: readonly ResourceModule[]): string {
  const calls = translatedCalls(found.map(({ resource }) => resource));
  if (calls.length === 0) return 'export const inDialects = (fetch) => fetch;';
  return `import { fetchInDialect } from ${quote(join(root, 'src/schema/fetch-in-dialect.ts'))};
export const inDialects = (fetch, host) => fetchInDialect(fetch, ${quote(calls)}, host);`;
}

/** Returns the code that replaces resources/index.ts, which reads a folder and cannot run in a browser. */
function listCode(found: readonly ResourceModule[]): string {
  const imports = found.map(
    ({ file, exported }, at) => `import { ${exported} as found${at} } from ${quote(file)};`,
  );
  return `${imports.join('\n')}\nexport const resources = [${found.map((_, at) => `found${at}`).join(', ')}];`;
}

const makers: Readonly<Record<string, (found: readonly ResourceModule[]) => string | Promise<string>>> = {
  'virtual:resources': modulesCode,
  'virtual:first-entries': (found) => firstEntriesCode(resourcesOf(found)),
  'virtual:resource-entries': (found) => entriesCode(resourcesOf(found)),
  'virtual:resource-letters': lettersCode,
  'virtual:resource-lists': listsCode,
  'virtual:resource-waits': waitsCode,
  'virtual:journal': journalCode,
  'virtual:descriptions': descriptionsCode,
  'virtual:dialects': dialectsCode,
  'virtual:contract': contractCode,
  [index]: listCode,
};
const makerOf = (id: string) => makers[id.replace('\0', '')];

/** Invalidates the modules and reloads the page when a descriptor is added, changed or removed. */
function followDescriptors({ watcher, environments, ws }: ViteDevServer): void {
  const update = (file: string) => {
    if (dirname(file) !== folder || !file.endsWith('.ts') || file.endsWith('.test.ts')) return;
    for (const { moduleGraph } of Object.values(environments))
      for (const id of Object.keys(makers)) {
        const module = moduleGraph.getModuleById(id.startsWith('virtual:') ? `\0${id}` : id);
        if (module) moduleGraph.invalidateModule(module);
      }
    ws.send({ type: 'full-reload' });
  };
  watcher.on('add', update).on('change', update).on('unlink', update);
}

/** Generates modules from the descriptors, so that a list in the browser loads only its own descriptor. */
export function resourceModules(): Plugin {
  return {
    name: 'resource-modules',
    enforce: 'pre',
    // Vitest keeps transformed files between runs: a list of resources would stay the same when one is added.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (makerOf(id) ? false : undefined)),
    resolveId: (id) => (id.startsWith('virtual:') && makerOf(id) ? `\0${id}` : undefined),
    configureServer: followDescriptors,
    load: async (id) => makerOf(id)?.(await readResourceModules()),
  };
}
