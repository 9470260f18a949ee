import { resources } from '#resources/index.ts';

/** The paths of the pages without a resource, as in `src/routes/tree.tsx`. */
const pages = [
  '/',
  '/parametres',
  '/etat-du-service',
  '/connexion',
  '/connexion/code',
  '/connexion/mot-de-passe',
];

const endings = ['', '/ajouter', '/$id', '/$id/modifier'];

/** The path patterns of all screens. Reports of other paths are not counted, so that the number of rows has a limit. */
export const screens: ReadonlySet<string> = new Set([
  ...pages,
  ...resources.flatMap(({ path }) =>
    path === undefined ? [] : endings.map((ending) => `/${path}${ending}`),
  ),
]);
