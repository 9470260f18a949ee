import type { Rule } from './rule.ts';

/** Where the server has calls and files of its own. */
const ownFolders =
  /^\/(api\/v1\/(admin|users)|auth|admin|files|health|ready|metrics|assets|openapi\.json|\{id\})(\/|$)/;

/** The calls of another service must not hide those of this project or of another resource. */
export const dialects: Rule = ({ resource: { name, dialect = {} } }, others) => {
  const taken = others
    .filter(({ resource }) => resource.name !== name)
    .flatMap(({ resource }) => Object.values(resource.dialect ?? {}))
    .map((call) => `${call.method} ${call.path}`);
  return Object.values(dialect).flatMap(({ method, path }) => [
    ...(ownFolders.test(path)
      ? ([
          [
            path,
            `the path ${path} of the dialect is one of this project`,
            'name a path of the other service',
          ],
        ] as const)
      : []),
    ...(taken.includes(`${method} ${path}`)
      ? ([[path, `another resource has ${method} ${path} in its dialect`, 'remove one of both']] as const)
      : []),
  ]);
};
