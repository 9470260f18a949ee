import type { DialectList } from './dialect.ts';
import type { Resource } from './resource.ts';
import { servedAt } from './served-at.ts';

const names = ['list', 'one', 'create', 'update', 'remove'] as const;

/** A call in the form of the other service. The members about pages, the search and the total are those of a list. */
export type OtherCall = DialectList;

/** A call in both forms: as its resource declares it, and as another service writes it. */
export interface TranslatedCall {
  readonly name: (typeof names)[number];
  readonly own: { readonly method: string; readonly path: string };
  readonly other: OtherCall;
}

/** Returns the calls of resources that another service writes in its own way. */
export const translatedCalls = (resources: readonly Resource[]): TranslatedCall[] =>
  resources.flatMap(({ endpoints, dialect = {} }) =>
    names.flatMap((name) => {
      const [own, other] = [endpoints[name], dialect[name]];
      return own && other ? [{ name, own: { method: own.method, path: servedAt(own) }, other }] : [];
    }),
  );

/** Returns the id at the `{id}` of a path; an empty text if the path has none, undefined if the addresses differ. */
function idIn(path: string, pathname: string): string | undefined {
  const [start = '', end] = path.split('{id}');
  if (end === undefined) return pathname === path ? '' : undefined;
  const id = pathname.slice(start.length, pathname.length - end.length);
  return id !== '' && !id.includes('/') && pathname === start + id + end ? id : undefined;
}

/** Returns the call that a request makes in one of the two forms, with the id in its path. */
export function findTranslated(
  calls: readonly TranslatedCall[],
  form: 'own' | 'other',
  method: string,
  pathname: string,
): { readonly call: TranslatedCall; readonly id: string } | undefined {
  const found = calls.flatMap((call) => {
    const id = call[form].method === method ? idIn(call[form].path, pathname) : undefined;
    return id === undefined ? [] : [{ call, id }];
  });
  // `/pets/search` is not a record of `/pets/{id}`.
  return found.find(({ id }) => id === '') ?? found[0];
}
