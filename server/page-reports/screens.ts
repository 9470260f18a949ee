import { resources } from '#resources/index.ts';

/** The screens of pages that no resource has, by the patterns of their paths. */
const pages = [
  '/',
  '/parametres',
  '/etat-du-service',
  '/connexion',
  '/connexion/code',
  '/connexion/mot-de-passe',
];

const endings = ['', '/ajouter', '/$id', '/$id/modifier'];

/** The patterns of the paths of all screens. Others are not counted, so that the number of rows has a limit. */
export const screens: ReadonlySet<string> = new Set([
  ...pages,
  ...resources.flatMap(({ path }) =>
    path === undefined ? [] : endings.map((ending) => `/${path}${ending}`),
  ),
]);
