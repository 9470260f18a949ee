import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const modulesId = 'virtual:resources';
const entriesId = 'virtual:resource-entries';
const pagesId = 'virtual:resource-pages';
const listsId = 'virtual:resource-lists';
const folder = join(import.meta.dirname, '../../resources');
const index = join(folder, 'index.ts');

interface Call {
  readonly path: string;
}

/** A file of `resources/` that declares an entity. */
export interface ResourceModule {
  readonly file: string;
  readonly exported: string;
  readonly name: string;
  /** The path of its screens, if it has any. */
  readonly path?: string;
  readonly endpoints: Readonly<Record<'list', Call> & Partial<Record<'all' | 'one', Call>>>;
}

function isResource(value: unknown): value is Omit<ResourceModule, 'file' | 'exported'> {
  return typeof value === 'object' && value !== null && 'endpoints' in value && 'fields' in value;
}

/** Reads the descriptors, which are data and run here as they are, in the order of their files. */
export async function readResourceModules(): Promise<ResourceModule[]> {
  const names = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name) && name !== 'index.ts');
  const found = names.toSorted().map(async (file) => {
    const module: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
    return Object.entries(module).flatMap(([exported, value]) =>
      isResource(value)
        ? [
            {
              file: join(folder, file),
              exported,
              name: value.name,
              endpoints: value.endpoints,
              ...(value.path !== undefined && { path: value.path }),
            },
          ]
        : [],
    );
  });
  return (await Promise.all(found)).flat();
}

const said = (value: unknown) => JSON.stringify(value);

/** Each descriptor in a file of its own, by the path of its screens. */
const modules = (found: readonly ResourceModule[]) =>
  `export const resourceModules = {\n${found
    .filter(({ path }) => path !== undefined)
    .map(
      ({ path, file, exported }) =>
        `${said(path)}: () => import(${said(file)}).then((module) => module.${exported}),`,
    )
    .join('\n')}\n};`;

/** Where the screens are and what they are called: all that the navigation needs, and no descriptor. */
const entries = (found: readonly ResourceModule[]) =>
  `export const resourceEntries = ${said(
    found.flatMap(({ path, name }) =>
      path === undefined ? [] : [{ path: `/${path}`, label: `resources.${name}.name` }],
    ),
  )};`;

/** The paths of the screens whose records have pages, for the links of names. */
const pages = (found: readonly ResourceModule[]) =>
  `export const resourcePages = ${said(
    Object.fromEntries(
      found.flatMap(({ name, path, endpoints }) => (path && endpoints.one ? [[name, path]] : [])),
    ),
  )};`;

/** The calls that list records, for forms to pick from. A list that belongs to a record cannot be picked from. */
const lists = (found: readonly ResourceModule[]) =>
  `export const resourceLists = ${said(
    Object.fromEntries(
      found.flatMap(({ name, endpoints: { list, all } }) =>
        list.path.includes('{') ? [] : [[name, { list: list.path, all: all?.path }]],
      ),
    ),
  )};`;

/** What resources/index.ts is where no folder can be read. */
const list = (found: readonly ResourceModule[]) => `
${found.map(({ file, exported }, at) => `import { ${exported} as found${at} } from ${said(file)};`).join('\n')}
export const resources = [${found.map((_, at) => `found${at}`).join(', ')}];`;

const makers: Readonly<Record<string, (found: readonly ResourceModule[]) => string>> = {
  [`\0${modulesId}`]: modules,
  [`\0${entriesId}`]: entries,
  [`\0${pagesId}`]: pages,
  [`\0${listsId}`]: lists,
  [index]: list,
};

/**
 * Finds the entities for the browser. A list pays for its own descriptor and for no other, however many there are;
 * whoever wants all of them (stories do) gets all of them.
 */
export function resourceModules(): Plugin {
  return {
    name: 'resource-modules',
    enforce: 'pre',
    resolveId: (id) => (`\0${id}` in makers ? `\0${id}` : undefined),
    async load(id) {
      const make = makers[id];
      return make === undefined ? undefined : make(await readResourceModules());
    },
  };
}
