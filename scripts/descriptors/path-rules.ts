import * as pages from '#pages/page-paths.ts';
import { isTakenPath, ownFolders } from '#resources/paths/own-folders.ts';
import type { Call } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';
import type { Declared, Rule } from './declared.ts';

/** The first parts of paths that no resource may have. `ajouter` opens the form of a new record. */
export const takenPaths: readonly string[] = [
  ...Object.values(pages).map((path) => path.slice(1)),
  'ajouter',
  ...ownFolders,
];

/** Returns the calls of one record and the writes of a resource, by their member. */
const callsOf = ({ one, create, update, remove }: Resource['endpoints']) =>
  Object.entries({ one, create, update, remove }).flatMap(([member, call]): [string, Call][] =>
    call ? [[member, call]] : [],
  );
const isSame = (one: Call, other: Call) => one.method === other.method && one.path === other.path;

/** Returns the descriptors before that of a resource: what two resources share is reported once, at the later one. */
function earlierThan(name: string, all: readonly Declared[]) {
  const at = all.findIndex(({ resource }) => resource.name === name);
  return all.slice(0, at);
}

/** The paths of a resource, of its list and of its calls are its own, and no page has them. */
export const paths: Rule = function* ({ resource: { name, path, endpoints } }, all) {
  const earlier = earlierThan(name, all);
  const find = (shares: (resource: Resource) => boolean) => earlier.find(({ resource }) => shares(resource));
  const sharedPath = find((other) => path !== undefined && other.path === path);
  const listed = find((other) => other.endpoints.list.path === endpoints.list.path);
  if (sharedPath)
    yield [
      'path:',
      `${sharedPath.resource.name} has the path “${path}” already`,
      `choose another path, here or in ${sharedPath.file}`,
    ];
  else if (path !== undefined && takenPaths.includes(path))
    yield [
      'path:',
      `“${path}” is reserved: a page of the product or the server uses it`,
      'choose another path',
    ];
  if (path !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(path))
    yield ['path:', `“${path}” is not a path`, 'write it like offres-de-course, without a slash'];
  if (listed)
    yield [
      'endpoints:',
      `${listed.resource.name} reads its list from ${endpoints.list.path} already`,
      `name the path of its own call, here or in ${listed.file}`,
    ];
  for (const [member, call] of callsOf(endpoints)) {
    const owner = find((other) => callsOf(other.endpoints).some(([, each]) => isSame(each, call)));
    if (owner)
      yield [
        ['endpoints:', `${member}:`],
        `${owner.resource.name} have the call ${call.method} ${call.path} already`,
        `name the path of its own call, here or in ${owner.file}`,
      ];
  }
};

/** The calls of a dialect must not be those of this project, or of the dialect of another resource. */
export const dialects: Rule = function* ({ resource: { name, dialect = {} } }, all) {
  const taken = earlierThan(name, all)
    .flatMap(({ resource }) => Object.values(resource.dialect ?? {}))
    .map((call) => `${call.method} ${call.path}`);
  for (const { method, path } of Object.values(dialect)) {
    if (isTakenPath(path) || path.startsWith('/{id}'))
      yield [
        path,
        `the path ${path} of the dialect is one of this project`,
        'name a path of the other service',
      ];
    if (taken.includes(`${method} ${path}`))
      yield [path, `another resource has ${method} ${path} in its dialect`, 'remove one of the two'];
  }
};
